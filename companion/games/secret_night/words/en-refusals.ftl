### Why something is not done tonight: one sentence each.

secret_night-refusal-dawn = It is six already: the night is over.
secret_night-refusal-hour = The clock shows that hour already, or has no such hour.
secret_night-refusal-not-all-played = { $waiting ->
    [one] One player has not had a turn this round.
   *[other] { $waiting } players have not had a turn this round.
}
secret_night-refusal-night-over = The night is decided. Put a number right by hand if something is wrong.
secret_night-refusal-not-kept = This table keeps that by hand.
secret_night-refusal-turn = It is not your turn.
secret_night-refusal-spun = The wheel has been spun this turn already.
secret_night-refusal-not-spun = First the wheel.
secret_night-refusal-number = That number cannot be.
secret_night-refusal-steps = { $left ->
    [0] No steps are left.
    [one] Only one step is left.
   *[other] Only { $left } steps are left.
}
secret_night-refusal-saver = Your house rule: at most { $cap ->
    [one] 1 saved step
   *[other] { $cap } saved steps
}.
secret_night-refusal-no-segments = This app does not know your wheel yet. Enter its segments, or tap what the real wheel shows.
secret_night-refusal-tied = Whoever is tied up does not walk.
secret_night-refusal-square-used = The action square was used this turn already.
secret_night-refusal-square-stays = The disc may not stay on its icon: choose another one.
secret_night-refusal-victoria = Nobody can steal from Victoria Walker.
secret_night-refusal-character-taken = Somebody else plays this character.
secret_night-refusal-skill = This character has no such skill.
secret_night-refusal-skill-used = That skill is used up.
secret_night-refusal-midnight = That has to wait for midnight.
secret_night-refusal-out = Whoever is dead, arrested or away is not there till the next turn.
secret_night-refusal-yourself = Nobody does that to himself.
secret_night-refusal-unanswered = Something waits for its answer first.
secret_night-refusal-answer = There is nothing to answer, or that is no answer to it.
secret_night-refusal-healthy = There is nothing to heal.
secret_night-refusal-chief = The dog obeys the Chief Inspector alone, on the Chief’s own turn.
secret_night-refusal-dog-gone = The dog is out of play.
secret_night-refusal-dog-bitten = The dog has bitten this turn already.
secret_night-refusal-not-police = Only the police arrest.
secret_night-refusal-known-police = Everybody knows the Chief Inspector: nobody arrests the Chief.
secret_night-refusal-banned = That player broke free just now: not again yet.
secret_night-refusal-eleanor = Eleanor Gibbs cannot be tied.
secret_night-refusal-no-spin = No spin to break free is left.
secret_night-refusal-no-thief = Only thieves get away in a vehicle.
secret_night-refusal-vehicle = That vehicle has left already.
secret_night-refusal-aboard = { $most ->
    [one] That vehicle carries one.
   *[other] That vehicle carries { $most } at most.
}
secret_night-refusal-money = Your house rule: nobody escapes without Money.
secret_night-refusal-look-used = Zachary Davis has looked at a role already.
secret_night-refusal-not-zachary = Only Zachary Davis looks at a role.
secret_night-refusal-role-known = That role lies open: there is nothing to look at.
