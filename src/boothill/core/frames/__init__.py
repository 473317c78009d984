"""The steps of the rules: each a small immutable value on the state's stack."""
