"""The steps of the rules. Each is a small immutable value on the state's stack."""
