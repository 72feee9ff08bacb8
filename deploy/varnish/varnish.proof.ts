/**
 * Real Varnish with our configuration in front of two gateway processes. The API is a small one, which counts what it
 * is asked and can change its data.
 */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { publish, publishShell, rollBack, startCanary } from '../registry/releases.ts';
import { makeKeys, readSigningKey } from '../registry/signing/keys.ts';
import { previewToken } from '../registry/signing/preview-tokens.ts';
import { storeRelease } from '../registry/stored-releases.ts';
import { createFolderStore } from '../registry/stores/folder-store.ts';
import { referenceResponses } from '../testing/api.ts';
import { startGatewayProcess } from '../testing/gateway-process.ts';
import { aBuiltModule, aBuiltShell, temporaryFolder } from '../testing/releases.ts';
import { startVarnish } from '../testing/varnish.ts';

/** Tickets left, which every page shows. */
let left = 100;
const asked: string[] = [];
const api = createServer((request, response) => {
  const { url = '', headers, method } = request;
  asked.push(`${method} ${url}`);
  // Never answered: the gateway is killed meanwhile.
  if (url === '/slow') return;
  const data =
    url === '/stock'
      ? left
      : url === '/me'
        ? (headers.authorization ?? 'nobody')
        : referenceResponses[url as '/countries'];
  const isPublic = url === '/countries' || url === '/public';
  response.writeHead(200, {
    'content-type': 'application/json',
    'cache-control': isPublic ? 'public, max-age=60' : url === '/listed' ? 'no-cache' : 'no-store',
  });
  response.end(JSON.stringify({ success: true, data: data ?? null }));
}).listen(0, '127.0.0.1');
await once(api, 'listening');
after(() => {
  api.closeAllConnections();
  api.close();
});

/** A shell whose pages say their language, the release of the module, and how many tickets are left. */
const server = `
exports.default = {
  async renderPage({ pathname, cookies, registry, fetchApi }) {
    const { body } = await fetchApi('/stock');
    const language = cookies.split('=')[1] ?? 'default';
    const content = [language, registry.modules['mfe-catalog'].current.version, body.data, pathname].join(' ');
    return { kind: 'page', language: 'es-PE', head: '', body: content, hydrationPayload: '' };
  },
};`;
const keys = makeKeys();
process.env.RELEASE_SIGNING_KEY = keys.signingKey;
const outputDir = temporaryFolder();
const store = createFolderStore(outputDir);
const catalogue = (version: string) =>
  aBuiltModule({
    version,
    routes: [
      { path: '/', public: true },
      { path: '/event/:name', public: true },
    ],
  });
await publishShell(store, aBuiltShell('1.0.0-s', { server }));
await publish(store, catalogue('1.0.0-a'));
await storeRelease(store, catalogue('1.0.0-b'));

const startGateway = (port?: string) =>
  startGatewayProcess(
    { after },
    {
      OUTPUT_DIR: outputDir,
      API_URL: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
      SITE_URL: 'http://site.test',
      GATEWAY_TRUST_PROXY: 'true',
      RELEASE_PUBLIC_KEYS: keys.publicKey,
      LOG_LEVEL: 'warn',
      ...(port && { PORT: port }),
    },
  );
const gateways = await Promise.all([startGateway(), startGateway()]);
const [one, other] = gateways as [(typeof gateways)[0], (typeof gateways)[0]];
const { url } = await startVarnish({ after }, [one.url, other.url]);

interface Visit {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
  content: string | undefined;
  isHit: boolean;
}

const plain = { br: brotliDecompressSync, gzip: gunzipSync };

/** Requests with Node's client, which leaves what it gets compressed. */
const visit = (path: string, headers: Record<string, string> = {}, method = 'GET', sent?: string) =>
  new Promise<Visit>((resolve, reject) => {
    const wanted = { host: 'site.test', accept: 'text/html', 'accept-encoding': 'gzip, br', ...headers };
    const request = httpRequest(url + path, { method, headers: wanted }, async (response) => {
      const chunks = await response.toArray();
      const encoding = response.headers['content-encoding'] as keyof typeof plain | undefined;
      const bytes = Buffer.concat(chunks);
      const body = (encoding ? plain[encoding](bytes) : bytes).toString();
      resolve({
        status: response.statusCode ?? 0,
        headers: response.headers,
        body,
        content: /<div id="root">(.*?)<\/div>/.exec(body)?.[1],
        isHit: /varnish; hit/.test(String(response.headers['cache-status'])),
      });
    });
    request.on('error', reject).end(sent);
  });

const purge = (tag: string, headers: Record<string, string> = {}) =>
  visit('/', { 'surrogate-key': tag, ...headers }, 'PURGE');

test('[SAL-09] of a thousand visits to twenty pages nearly all are answered by the cache', async (t) => {
  const pages = Array.from({ length: 20 }, (_, i) => `/event/noche-${i}`);
  const began = performance.now();
  let hits = 0;
  for (let i = 0; i < 1_000; i += 50) {
    const tracked = (path: string, n: number) => `${path}?utm_source=campaign-${n}`;
    const visits = await Promise.all(
      Array.from({ length: 50 }, (_, n) => visit(tracked(pages[(i + n) % 20] as string, i + n))),
    );
    for (const { status, content } of visits)
      assert.deepEqual([status, content?.startsWith('default 1.0.0-a')], [200, true]);
    hits += visits.filter(({ isHit }) => isHit).length;
  }
  t.diagnostic(`${hits / 10} % of 1,000 visits to 20 pages were hits, in ${Math.round(performance.now() - began)} ms`);
  assert.ok(hits >= 900, String(hits));
});

test('[SAL-09] languages and encodings are never mixed, and browsers see none of the headers for caches', async () => {
  const languages = ['PE.es_PE', 'CL.es_CL', 'PE.en_US'];
  const encodings = ['br', 'gzip', 'identity', 'br;q=0, gzip'];
  for (let round = 0; round < 3; round += 1)
    for (const language of languages)
      for (const encoding of encodings) {
        const { headers, content } = await visit('/event/idioma', {
          cookie: `other=1; idavuelta-locale=${language}; idavuelta-group=${round}`,
          'accept-encoding': encoding,
        });
        assert.equal(content?.split(' ')[0], language);
        const expected = encoding === 'br' ? 'br' : encoding === 'identity' ? undefined : 'gzip';
        assert.equal(headers['content-encoding'], expected);
        assert.equal(headers['cache-control'], 'no-cache');
        assert.match(String(headers.vary), /cookie/);
        for (const name of ['cdn-cache-control', 'surrogate-control', 'surrogate-key', 'cache-tag'])
          assert.equal(headers[name], undefined);
      }
  const { isHit, headers } = await visit('/event/idioma', {
    cookie: 'idavuelta-locale=CL.es_CL; idavuelta-group=77',
  });
  assert.equal(headers['x-request-id'], undefined, 'another visitor’s');
  assert.ok(isHit, 'without a canary the group does not matter');
});

test('[SAL-09] a visitor of a preview, of a login or with a token neither gets a shared page nor leaves one', async () => {
  const key = readSigningKey(process.env) ?? assert.fail();
  const token = previewToken({ module: 'mfe-catalog', version: '1.0.0-b' }, Date.now() + 60_000, key);
  const started = await visit(`/?release=${token}`);
  const cookie = String(started.headers['set-cookie']).split(';')[0] ?? '';
  for (let i = 0; i < 3; i += 1) {
    const preview = await visit('/', { cookie });
    assert.deepEqual([preview.content?.includes('1.0.0-b'), preview.isHit], [true, false]);
    assert.match((await visit('/')).content ?? '', /1\.0\.0-a/);
    for (const authorization of ['Bearer one', 'Bearer two', ''])
      assert.equal(
        JSON.parse((await visit('/backend/me', authorization ? { authorization } : {})).body).data,
        authorization || 'nobody',
      );
    assert.equal((await visit(`/?token=${'a'.repeat(30)}`)).isHit, false);
  }
});

test('[SAL-09] in a canary each group gets its own release', async () => {
  await startCanary(store, 'mfe-catalog', '1.0.0-b', { percentage: 50 });
  const groups = ['10', '90'];
  const ofGroup = async (group: string) =>
    (await visit('/event/canario', { cookie: `idavuelta-group=${group}` })).content;
  while (!(await ofGroup('10'))?.includes('1.0.0-b'));
  for (let i = 0; i < 20; i += 1)
    for (const group of groups) assert.match((await ofGroup(group)) ?? '', group === '10' ? /1\.0\.0-b/ : /1\.0\.0-a/);
  await rollBack(store, 'mfe-catalog');
  while ((await ofGroup('10'))?.includes('1.0.0-b'));
});

test('[SAL-09] a purge by tag replaces the page, for those who may; without one it is new within seconds', async (t) => {
  const [path, untouched] = ['/event/agotado', '/event/otro'];
  const stockOf = async (page: string) => Number((await visit(page)).content?.split(' ')[2]);
  await Promise.all([stockOf(path), stockOf(untouched)]);
  for (const refused of [purge(path, { 'x-forwarded-for': '203.0.113.9' }), purge('a b')])
    assert.ok((await refused).status >= 400);
  left = 0;
  // The gateways and their threads keep what they have read for a second.
  await wait(1_100);
  await Promise.all(gateways.map((gateway) => fetch(`${gateway.url}${path}`, { headers: { host: 'site.test' } })));
  await wait(1_100);
  assert.equal(await stockOf(path), 100, 'the stale page, while a new one is fetched');
  assert.equal((await purge(path)).status, 200);
  assert.equal(await stockOf(path), 0);
  const began = performance.now();
  while ((await stockOf(untouched)) !== 0) await wait(100);
  const seconds = (performance.now() - began) / 1_000;
  t.diagnostic(`without a purge a sold-out event was seen after ${seconds.toFixed(1)} s`);
  assert.ok(seconds < 9);
});

test('[SAL-09] public answers of the API are kept as their header says, others never', async () => {
  const timesAsked = (line: string) => asked.filter((entry) => entry === line).length;
  for (let i = 0; i < 5; i += 1) await Promise.all([visit('/backend/public'), visit('/backend/listed')]);
  assert.equal(timesAsked('GET /public'), 1);
  assert.equal(timesAsked('GET /listed'), 5);
  await visit('/backend/public', { authorization: 'Bearer one' });
  assert.equal(timesAsked('GET /public'), 2, 'with a login every call reaches the API');
});

test('[SAL-09] of a killed gateway nobody notices; without both, visitors read stale pages', async (t) => {
  const pages = Array.from({ length: 20 }, (_, i) => `/event/noche-${i}`);
  await Promise.all(pages.map((page) => visit(page)));
  one.child.kill('SIGKILL');
  await one.ended;
  const orders = asked.length;
  for (let i = 0; i < 100; i += 1) {
    const [page, call, order] = await Promise.all([
      visit(pages[i % 20] as string),
      visit('/backend/me', { authorization: `Bearer ${i}` }),
      visit('/backend/orders', { 'content-type': 'application/json' }, 'POST', '{"order":1}'),
    ]);
    assert.deepEqual([page.status, call.status, order.status], [200, 200, 200], `visit ${i}`);
  }
  assert.equal(asked.slice(orders).filter((line) => line === 'POST /orders').length, 100, 'none was sent twice');

  const cut = visit('/backend/slow', { 'content-type': 'application/json' }, 'POST', '{"order":1}');
  const unvisited = '/event/noche-0';
  await visit(unvisited);
  await wait(6_500);
  other.child.kill('SIGKILL');
  await other.ended;
  assert.equal((await cut).status, 503);
  assert.equal(asked.filter((line) => line === 'POST /slow').length, 1, 'what was sent is not repeated');
  const first = await visit(unvisited);
  assert.deepEqual([first.status, first.isHit], [200, true], 'before the probe has found out');
  const began = performance.now();
  let stale = 0;
  while (performance.now() - began < 8_000) {
    for (const page of pages) {
      const { status, content } = await visit(page);
      assert.deepEqual([status, content?.includes('1.0.0-a')], [200, true], page);
      stale += 1;
    }
    await wait(200);
  }
  const away = await visit('/backend/me', { authorization: 'Bearer 1' });
  assert.deepEqual([away.status, away.headers['retry-after'], JSON.parse(away.body).code], [503, '2', 'UNAVAILABLE']);
  t.diagnostic(`${stale} stale pages in 8 s without a gateway`);
  await startGateway(other.port);
  while ((await visit('/event/nueva')).status !== 200) await wait(100);
});
