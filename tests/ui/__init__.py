"""Tests of what a phone shows."""
