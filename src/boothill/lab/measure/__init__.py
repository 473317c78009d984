"""How strong, how balanced, how well calibrated: many games and what they say."""
