## Refusals: a deal that nobody knows, with the names changed about
refusal-misnamed = For your seat this has the name { $name }. Somebody has changed the names: mix and deal again.
