"""Tables hosted by a page in the browser, for one person or several at one device.

The page has no server: requests and messages that the client would send to one come here, through
a worker, and are answered by the same code. What only a page has is its store, made of rows of
text that the browser keeps, and bots that think in a second worker.
"""
