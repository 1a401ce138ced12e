"""HTTP: the routes, what keeps them safe, and the application that holds them together."""
