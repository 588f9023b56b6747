# The bot as an image: built here, run as `node` (not root), on a root file system that may be read-only.
# What it writes goes to /data (the embedded database, where no DATABASE_URL is set) and to /tmp.
ARG NODE_IMAGE=node:24.15.0-bookworm-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# Exactly what is locked, and nothing else.
RUN npm ci --no-audit --no-fund
COPY tsconfig.json tsconfig.build.json ./
COPY scripts scripts
COPY prisma prisma
COPY src src
RUN npm run build
# What only builds and checks stays behind.
RUN npm pkg delete dependencies.prisma dependencies.esbuild dependencies.tsx dependencies.typescript devDependencies \
 && npm prune --omit=dev --no-audit --no-fund

FROM ${NODE_IMAGE}
ENV NODE_ENV=production DATA_DIR=/data OPS_PORT=9464
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/dist dist
COPY prisma/migrations prisma/migrations
COPY assets assets
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 9464
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s CMD ["node", "dist/operation/probe.js"]
CMD ["node", "dist/main.js"]
