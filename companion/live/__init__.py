"""Tables that live in this process: their logs, who is there, the dealer. No web, no screen."""
