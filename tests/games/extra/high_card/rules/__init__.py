"""The rules, one topic one file: `pot` and `cards`; `game` puts them together."""
