"""Bots of other programs, reimplemented from their public descriptions to measure our bots against.

Ask for them by their path: `boothill arena --bots karma,boothill.bots.baselines.priorities:PrioritiesBot`. Whatever a
description leaves open, such as how to answer a hit, they do like the greedy bot. They never change.
"""
