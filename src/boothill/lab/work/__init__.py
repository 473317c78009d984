"""Parallel work: in processes on this machine, or on a cluster."""
