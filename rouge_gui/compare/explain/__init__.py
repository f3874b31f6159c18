"""What stands behind a score: its units counted one by one, its formula, its table, what each token is worth."""
