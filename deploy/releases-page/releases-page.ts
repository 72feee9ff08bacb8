import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isOwnNetwork } from '../gateway/own-network.ts';
import type { ReleaseStore } from '../registry/stores/release-store.ts';
import type { Metric } from '../release/metrics.ts';
import { readMetrics } from '../release/metrics.ts';
import { pageData } from './page-data.ts';

export interface ReleasesPageOptions {
  store: ReleaseStore;
  /** Addresses of every gateway in their own network; without any the page has the figures of this one alone. */
  gateways: string[];
}

const require = createRequire(import.meta.url);
const chart = readFileSync(join(dirname(require.resolve('chart.js')), 'chart.umd.min.js'), 'utf8');
const ownFile = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');

/**
 * `/releases`: for the teams, the live releases, since when, and their figures. Only for the gateway's own network.
 * @param ownMetrics of this gateway
 */
export function addReleasesPage(
  app: FastifyInstance,
  { store, gateways }: ReleasesPageOptions,
  ownMetrics: () => Promise<Metric[]>,
) {
  const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!isOwnNetwork(request)) return reply.code(404).type('text/plain').send('not found');
    reply.header('cache-control', 'no-store');
  };
  const files: [string, string, string][] = [
    ['/releases', 'text/html; charset=utf-8', ownFile('page.html')],
    ['/releases/page.css', 'text/css', ownFile('page.css')],
    ['/releases/page.js', 'text/javascript', ownFile('page.js')],
    ['/releases/chart.js', 'text/javascript', chart],
  ];
  for (const [path, type, content] of files) app.get(path, { onRequest }, (_, reply) => reply.type(type).send(content));

  app.get('/releases/data.json', { onRequest }, async (_, reply) => {
    try {
      return await pageData(
        store,
        gateways.length ? await Promise.all(gateways.map(readMetrics)) : [await ownMetrics()],
      );
    } catch (error) {
      return reply.code(502).send({ message: (error as Error).message });
    }
  });
}
