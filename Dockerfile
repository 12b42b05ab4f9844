# Follows Node's and Docker's own guidance. tests/server/deploy.test.ts checks that every path exists and
# that the server starts on exactly what is copied; `npm run test:container` builds and runs it. Without a
# syntax line, BuildKit's own front end reads it, and none is loaded.
#
#   docker build --build-arg SITE_URL=https://www.example.com -t site .
#   docker run --init --publish 3000:3000 --volume site-data:/data --env-file site.env site
#
# --init reaps and passes on signals as process 1; SIGTERM stops the server in good order.

FROM node:24-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN --mount=type=cache,target=/root/.npm npm ci
COPY . .
# The settings that change the build. An empty one counts as unset.
ARG SITE_URL
# The folder of your content, inside the build context. The image holds what is built from it.
ARG CONTENT_DIR
# true builds the sample for a real SITE_URL, as a demo.
ARG ALLOW_SAMPLE
# Another day than today's, for the posts that are out on it.
ARG BUILD_DATE
ARG PUBLIC_FORMS_URL
ARG PUBLIC_CONSULTATION_WEBHOOK_URL
ARG PUBLIC_CONSULTATION_WEBHOOK_CREDENTIALS
ARG PUBLIC_TAG_MANAGER_ID
ARG PUBLIC_VISITOR_ID_SCRIPT_URL
RUN npm run build

FROM node:24-bookworm-slim AS packages
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
# The image brings its own Node; no package that the server needs has to run anything to be installed.
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev --ignore-scripts && rm -rf node_modules/node node_modules/.bin/node
# What the image holds, by name and version, for whoever looks for known faults: /site/sbom.cdx.json.
RUN npm sbom --sbom-format cyclonedx --sbom-type application --omit dev --package-lock-only > sbom.cdx.json

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /site
RUN install --directory --owner=node --group=node --mode=700 /data
COPY --from=packages /site/node_modules node_modules
COPY --from=packages /site/sbom.cdx.json sbom.cdx.json
COPY --from=build /site/package.json package.json
COPY --from=build /site/lib lib
COPY --from=build /site/server server
COPY --from=build /site/dist dist
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/main.ts"]
