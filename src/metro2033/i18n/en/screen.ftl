### The terminal: headings, commands and remarks.
