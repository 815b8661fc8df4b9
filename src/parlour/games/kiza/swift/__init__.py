"""The twin of the law: the same game in whole numbers, for whoever imagines it a thousandfold."""
