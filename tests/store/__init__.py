"""Tests of `companion.store`."""
