# What agents pass each other by code alone.

venice-code-exchange = Exchange cards
venice-code-exchange-note = Each shows the other two cards, one of them true
venice-code-demand = Demand a black card
venice-code-demand-note = The other agent chooses which one you see
venice-code-ask = Show my code
venice-code-show = Be shown cards
venice-code-show-note = The Ambassador sees what an agent shows
venice-code-look_left = Look at the absent agent
venice-code-look_left-note = One of the two cards nobody holds
venice-code-kind-look_left = Left: identity
venice-code-kind-look_right = Right: number
venice-code-kind-demand_identity = The identity
venice-code-kind-demand_segment = The number
venice-code-exchange-with = Exchange with { $name }
venice-code-pair-own = { $name } shows you cards
venice-code-pair-other = Show cards to { $name }
venice-code-demand-own = A black card of { $name }
venice-code-demand-other = { $name } demands a black card
venice-code-look-own = The absent agent’s card
venice-code-look-other = { $name } looks at the absent agent
venice-code-choose = Choose my cards
venice-code-nobody = There is nobody here to pass this to by code.
venice-sheet-when = Series { $series }, round { $round }
venice-apart = Play locations and cards on the table. What you show each other goes by code, and your clues note it.
