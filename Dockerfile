# Runs metro2033 serve on port 2033, with its data in /data.
# The first stage compiles the engine; the second runs it without the compiler.
FROM python:3.13 AS build
WORKDIR /src
COPY . .
ENV METRO2033_RELEASE=1
RUN python -m venv /opt/metro2033 \
    && /opt/metro2033/bin/pip install --no-cache-dir ".[server]"

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
