import { startCluster } from '@idavuelta/api/testing/cluster.ts';
import { testServer } from '@idavuelta/api/testing/server.ts';
import { type CleanUp, freePort, startGatewayProcess } from '@idavuelta/deploy/testing/gateway-process.ts';
import { startNginx } from '@idavuelta/deploy/testing/nginx.ts';
import { outputDir } from '../test-site/environment.ts';
import { databaseOf } from './database-server.ts';

/** A process that can be stopped as by a failure or a release, and restarted at its own address. */
export interface Replaceable {
  name: string;
  stop(signal: 'SIGTERM' | 'SIGKILL'): Promise<unknown>;
  start(): Promise<unknown>;
}

/**
 * Starts the site as in production: nginx in front of two gateways and two API processes, on its own PostgreSQL, with
 * the test site's releases. `LOCAL_DIR` must name a folder for that PostgreSQL beforehand.
 */
export async function startServedSite(t: CleanUp) {
  const server = await testServer();
  t.after(() => server.release());
  const cluster = await startCluster({ env: { ROLE: 'api' } });
  t.after(() => cluster.stop());
  const [port, internalPort] = [await freePort(), await freePort()];
  const url = `http://127.0.0.1:${port}`;
  const gateways = await Promise.all(['first', 'second'].map((name) => startGateway(t, name, { url, internalPort })));
  const nginx = await startNginx(t, {
    OUTPUT_DIR: outputDir,
    SITE_URL: url,
    GATEWAYS: gateways.map((gateway) => gateway.url).join(),
    APIS: cluster.members.map((member) => member.url).join(),
    NGINX_LISTEN: `127.0.0.1:${port}`,
    NGINX_INTERNAL_LISTEN: `127.0.0.1:${internalPort}`,
  });
  const apis = cluster.members.map(
    ({ stop, restart }, i): Replaceable => ({ name: `API process ${i + 1}`, stop, start: restart }),
  );
  return { url, cluster, apis, gateways, database: await databaseOf(cluster.db), log: nginx.log };
}

async function startGateway(t: CleanUp, name: string, { url, internalPort }: { url: string; internalPort: number }) {
  const start = (port?: string) =>
    startGatewayProcess(t, {
      OUTPUT_DIR: outputDir,
      SITE_URL: url,
      API_URL: `http://127.0.0.1:${internalPort}`,
      GATEWAY_TRUST_PROXY: 'true',
      LOG_LEVEL: 'error',
      ...(port && { PORT: port }),
    });
  let running = await start();
  return {
    name: `${name} gateway`,
    url: running.url,
    async stop(signal: 'SIGTERM' | 'SIGKILL') {
      running.child.kill(signal);
      return (await running.ended)[0];
    },
    async start() {
      running = await start(running.port);
    },
  };
}
