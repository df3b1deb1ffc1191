# Builds from a clean clone: docker build -t pawlet .
# Runs an empty shop, which prints what it still needs: see "In a container" in docs/guides/administer.md.
# Runs a demo for everybody: docker run -p 8787:8787 -e PAWLET_DEMO=public pawlet

FROM node:26.10.0-slim AS manifests
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY packages/core/package.json packages/core/
COPY packages/bridge/package.json packages/bridge/
COPY packages/widgets/package.json packages/widgets/
COPY packages/react-native/package.json packages/react-native/
COPY packages/shell/package.json packages/shell/
COPY packages/operator/package.json packages/operator/
COPY packages/console/package.json packages/console/
COPY packages/server/package.json packages/server/
COPY tooling/react-18/package.json tooling/react-18/

FROM manifests AS build
RUN npm ci --ignore-scripts
COPY . .
RUN node --disable-warning=ExperimentalWarning --conditions=@pawlet/source tooling/start/build.ts --shop

FROM manifests AS dependencies
RUN npm ci --ignore-scripts --omit=dev --workspace=@pawlet/server

FROM node:26.10.0-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8787 PAWLET_DATA_DIR=/data
# The operator of an image gets what its commands print, without a line of npm, and npm asks nobody for a newer one.
ENV NPM_CONFIG_LOGLEVEL=silent NPM_CONFIG_UPDATE_NOTIFIER=false
WORKDIR /app
COPY --from=dependencies /app/node_modules node_modules
COPY package.json ./
COPY packages/core/package.json packages/core/
COPY packages/core/src packages/core/src
COPY packages/operator/package.json packages/operator/
COPY packages/operator/src packages/operator/src
COPY packages/server/package.json packages/server/
COPY tooling/react-18/package.json tooling/react-18/
COPY packages/server/locales packages/server/locales
COPY packages/server/src packages/server/src
COPY packages/server/media packages/server/media
COPY --from=build /app/packages/shell/dist packages/shell/dist
COPY --from=build /app/packages/console/dist packages/console/dist
RUN mkdir /data && chown node:node /data
VOLUME /data
USER node
EXPOSE 8787
HEALTHCHECK --interval=30s --timeout=5s --start-period=90s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((reply) => process.exit(reply.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--v8-pool-size=1", "--disable-warning=ExperimentalWarning", "--conditions=@pawlet/source", "packages/server/src/main.ts"]
