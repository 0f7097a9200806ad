# The image of the site; compose.yaml puts it beside a database. How and why: docs/how-to/deploy.md
FROM node:26-slim AS build
WORKDIR /site
COPY . .
RUN sh deploy/install.sh

FROM node:26-slim
WORKDIR /site
COPY --from=build /site .
RUN mkdir /data && chown node:node /data
USER node
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
EXPOSE 3000 4000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s CMD ["node", "deploy/check-health.js", "http://127.0.0.1:3000/readyz"]
# As `npm start`, without npm in between, which would not pass the signal to stop on.
CMD ["node_modules/.bin/node", "--max-semi-space-size=8", "--max-old-space-size=256", "scripts/start.ts"]
