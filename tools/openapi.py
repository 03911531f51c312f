"""Prints the server's OpenAPI document, from which the client's types are generated."""

import json
import sys

from metro2033.server.http.app import create_app
from metro2033.server.settings import Settings

json.dump(create_app(Settings.read({})).openapi(), sys.stdout)
