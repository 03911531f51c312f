"""The REST interface: everything that is not live. Models are pydantic, documented by OpenAPI.

Seats count from 1 here, as in keys, facts and records; inside the server from 0. Times are
milliseconds since 1970 in UTC.
"""
