"""The pages of the browser client, which the package brings; without them a page that says so."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from fastapi import FastAPI
from starlette.exceptions import HTTPException
from starlette.responses import HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

WEB: Final = Path(__file__).parents[1] / "web"
"""Where the built client lies."""

NO_CLIENT: Final = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Metro 2033</title>
<h1>Metro 2033</h1>
<p>The server runs. The browser client is not part of this installation.</p>
<p>What the server can do: <a href="/api/openapi.json">its REST interface</a>,
<a href="/version">its version</a>.</p>
</html>
"""

FOREVER: Final = "public, max-age=31536000, immutable"


class SinglePage(StaticFiles):
    """Files of the client; what is no file is a place inside the client."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file, or the page that shows the place."""
        try:
            response = await super().get_response(path, scope)
        except HTTPException as error:
            is_place = "." not in Path(path).name and not path.startswith("api")
            if error.status_code != 404 or not is_place:
                raise
            response = await super().get_response("index.html", scope)
        # Names in this folder change with their content.
        is_forever = path.startswith("assets/") and response.status_code == 200
        response.headers["Cache-Control"] = FOREVER if is_forever else "no-cache"
        return response


def add_pages(app: FastAPI, folder: Path = WEB) -> None:
    """Serve the client at every path that is not taken by something else."""
    if folder.joinpath("index.html").is_file():
        app.mount("/", SinglePage(directory=folder, html=True), name="client")
        return

    async def no_client() -> HTMLResponse:
        """Say that there is no client."""
        return HTMLResponse(NO_CLIENT)

    app.get("/", include_in_schema=False)(no_client)
