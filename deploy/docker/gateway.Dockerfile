# The gateway: docker build --file deploy/docker/gateway.Dockerfile --tag idavuelta/gateway .
FROM node:24.21.0-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
COPY shared/package.json shared/
COPY deploy/package.json deploy/
# Installs the locked versions, without the dependencies of other workspaces.
RUN npm pkg set --json 'workspaces=["shared","deploy"]' \
  && npm install --omit=dev --ignore-scripts --no-audit --no-fund

FROM node:24.21.0-bookworm-slim AS gateway
WORKDIR /app
ENV NODE_ENV=production PORT=3000 OUTPUT_DIR=/data/site
# Without a limit, Node lets garbage grow to a share of the machine's memory before collecting it.
ENV NODE_OPTIONS=--max-old-space-size=256 MALLOC_ARENA_MAX=2
COPY --from=packages /app ./
COPY shared/contracts shared/contracts
COPY deploy/output.ts deploy/site-config.ts deploy/
COPY deploy/gateway deploy/gateway
COPY deploy/registry deploy/registry
COPY deploy/release deploy/release
COPY deploy/render deploy/render
RUN mkdir -p /data/site && chown 1000:1000 /data/site
USER 1000:1000
EXPOSE 3000
HEALTHCHECK --start-period=20s CMD ["node", "-e", "fetch('http://127.0.0.1:3000/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "deploy/gateway/main.ts"]
