"""Why numbers do not match: a comparison under every profile, and the causes of each difference."""
