"""Work in other processes: numbered work shared out among them, and children that answer."""
