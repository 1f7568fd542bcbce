"""Tests of `companion.browser`, each over the real module in a real Chromium."""
