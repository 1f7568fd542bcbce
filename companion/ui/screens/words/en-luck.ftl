## What chance gave, stays

house-redraws = Taking back draws anew
house-redraws-note = Who takes a spin, a die or a card back gets another one. Normally off: what chance gave stays. Everybody sees it before the deal.
lobby-redraws = At this table, what is taken back is drawn anew.
log-redraws = From now on, what is taken back is drawn anew.
log-redraws-no-more = From now on, what is taken back and done again is drawn as before.
