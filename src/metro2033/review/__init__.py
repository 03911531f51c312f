"""Reviews of finished matches: chances, graded decisions, luck, and the moments that decided."""
