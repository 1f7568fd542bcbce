### What a phone's own browser refuses to keep.

refusal-browser-full = This browser has no more room for what Companion keeps. Nothing was changed. Make room on the phone, and try again.
refusal-browser-denied = This browser keeps nothing for this page. Leave private mode, or allow storage in its settings, and load the page again.
refusal-browser-torn = Something that this browser kept is damaged and can’t be read. All else is still there.
refusal-browser-newer = A newer Companion has run in this browser. Load this page again to get it; nothing is lost.
refusal-browser-blocked = An older Companion is open in another tab. Close that tab, and load this page again; nothing is lost.
refusal-browser-closed = The browser interrupted this. Nothing was changed: try again.
refusal-browser-lost = This browser has lost what it kept for Companion: seats, tables and settings of this phone. What other phones keep is still there; a seat comes back with its rescue code.
refusal-browser-broken = This browser could not do it ({ $what }). Nothing was changed.
