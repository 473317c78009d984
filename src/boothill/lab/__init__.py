"""The lab: plays many games to measure, fit, train and verify."""
