"""Systems compared: a table of means, a table of pairs with their intervals as bars."""
