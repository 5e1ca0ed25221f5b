# The client is built once, the server runs on plain Python. Steps are those of the Makefile, so that they can be run by hand.
FROM node:26.8.1-trixie-slim@sha256:c0753125a3789977aefe869cbebccf70e3cfd7ea84ca48547458f02e4f1d7146 AS web
WORKDIR /src/clients/web
COPY clients/web/package.json clients/web/package-lock.json ./
COPY clients/web/client/package.json client/
RUN npm ci --no-audit --no-fund
COPY clients/web ./
# Boards are drawn from the engines' own data.
COPY engines /src/engines
RUN npm run build

FROM python:3.13.15-slim-trixie@sha256:7c61056e61ac89e852de05f3dc6fa51a6dd2181797bceed46aa725dd7cb2cd3b
WORKDIR /app
COPY requirements.txt ./
RUN pip install --no-cache-dir --require-hashes -r requirements.txt && useradd --system --uid 10001 banderilla
COPY engines engines
COPY protocol protocol
COPY server server
COPY LICENSE ./
COPY clients/web clients/web
COPY --from=web /src/clients/web/dist clients/web/dist
# The file system is read-only later: without this every start would compile everything.
RUN python -m compileall -q engines protocol server && pip uninstall --yes --quiet pip
USER banderilla
EXPOSE 8080
CMD ["python", "-m", "server", "serve"]
