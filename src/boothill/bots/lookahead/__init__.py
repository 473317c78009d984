"""Looking ahead: playouts in imagined worlds, and a search that compares them."""
