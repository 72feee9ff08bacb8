import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { startEndless } from '@idavuelta/simulators/endless/server.ts';
import { createS3Store } from '../registry/stores/s3-store.ts';
import { readMetrics } from '../release/metrics.ts';
import { createApiCache } from '../render/api-cache.ts';
import { sitemapOf } from './sitemap.ts';

let server: Awaited<ReturnType<typeof startEndless>>;
before(async () => {
  server = await startEndless();
});
after(() => server.close());

/** Waits until the server has stopped sending, as it does once the client closes the connection. */
async function nothingIsSent() {
  for (let tries = 0; server.state.sending && tries < 500; tries++) await wait(20);
  assert.equal(server.state.sending, 0);
}

const aBucket = (timeoutMs: number) =>
  createS3Store({
    bucket: 'releases',
    client: {
      endpoint: server.url,
      forcePathStyle: true,
      region: 'us-east-1',
      credentials: { accessKeyId: 'a', secretAccessKey: 'b' },
    },
    limits: { maxBytes: 1_000_000, timeoutMs },
  });

const clients: Record<string, (timeoutMs: number) => Promise<unknown>> = {
  'the API, for a page': (timeoutMs) => createApiCache(server.url, timeoutMs).fetch('/countries'),
  'the API, for the sitemap': () => sitemapOf('https://idavuelta.example', { modules: {} } as never, server.url),
  'the gateway, for the release tool': () => readMetrics(server.url),
  'the bucket of releases': (timeoutMs) => aBucket(timeoutMs).read('registry.json'),
};

for (const [name, call] of Object.entries(clients)) {
  for (const flood of ['flood', 'packed flood'] as const)
    test(`[FLT-17] an answer of ${name} without an end is given up once it is too large: ${flood}`, async () => {
      server.state.endless = flood;
      await assert.rejects(call(20_000), /has more than \d+ bytes/);
      await nothingIsSent();
    });

  test(`[FLT-17] an answer of ${name} that trickles is given up after its time`, async () => {
    server.state.endless = 'trickle';
    await assert.rejects(call(400), /timeout|aborted/);
    await nothingIsSent();
  });
}
