# Runs metro2033 serve on port 2033, with its data in /data.
# The first stage builds the browser client, the second compiles the engine; the last one runs both,
# without Node and without a compiler.
FROM --platform=$BUILDPLATFORM node:24-slim AS client
WORKDIR /src
COPY web/package.json web/package-lock.json web/
RUN npm --prefix web ci --no-audit --no-fund
COPY src/metro2033/i18n src/metro2033/i18n
COPY src/metro2033/editions src/metro2033/editions
COPY web web
RUN npm --prefix web run build

FROM python:3.13 AS build
# The settings of setup.py; METRO2033_COMPILE=0 builds in a minute, with the plain engine.
ARG METRO2033_COMPILE=1
ARG METRO2033_RELEASE=1
WORKDIR /src
COPY LICENSE NOTICE.md README.md pyproject.toml requirements.txt setup.py ./
COPY tools/locked.py tools/typical_play.py tools/
RUN python tools/locked.py build > build.txt \
    && python -m pip install --no-cache-dir --require-hashes -r build.txt \
    && python tools/locked.py run server > run.txt \
    && python -m venv /opt/metro2033 \
    && /opt/metro2033/bin/pip install --no-cache-dir --require-hashes -r run.txt
COPY src src
COPY --from=client /src/src/metro2033/web src/metro2033/web
RUN python -m pip wheel --no-deps --no-build-isolation --wheel-dir dist . \
    && /opt/metro2033/bin/pip install --no-cache-dir --no-deps --no-index dist/*.whl

FROM python:3.13-slim
COPY --from=build /opt/metro2033 /opt/metro2033
RUN useradd --system --uid 2033 --create-home --home-dir /data metro2033
USER 2033
WORKDIR /data
VOLUME /data
ENV PATH=/opt/metro2033/bin:$PATH \
    METRO2033_HOST=0.0.0.0 \
    METRO2033_DATABASE=sqlite:////data/metro2033.sqlite3
EXPOSE 2033
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s \
    CMD ["python", "-c", "import urllib.request as r; r.urlopen('http://127.0.0.1:2033/readyz', timeout=4)"]
CMD ["metro2033", "serve"]
