### A phone that no other can join by a link: its tables are on it alone.

home-here = A table on this phone
home-here-note = One phone for all, or guests by code.
home-elsewhere = Is the table on another phone?
lobby-others = Who else plays?
lobby-others-note = Who has no phone gets a seat on this one. Who has one sits there without a server and shows its code.
refusal-table-elsewhere = This link leads to no table on this phone. A table at a server opens in the browser: point your phone’s own camera at its code.
unproven-alone = Not proven: that this phone’s own program did not look.
