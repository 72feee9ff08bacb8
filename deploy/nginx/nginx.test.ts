import assert from 'node:assert/strict';
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { after, test } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { publish, publishShell } from '../registry/releases.ts';
import { createFolderStore } from '../registry/stores/folder-store.ts';
import { freePort, startGatewayProcess } from '../testing/gateway-process.ts';
import { startNginx } from '../testing/nginx.ts';
import { aBuiltModule, aBuiltShell, temporaryFolder } from '../testing/releases.ts';
import { startWatchedApi } from '../testing/watched-api.ts';

const outputDir = temporaryFolder();
const store = createFolderStore(outputDir);
await publishShell(store, aBuiltShell());
const files = {
  'page.css': '.page{}'.padEnd(400),
  'icon.svg': '<svg/>',
  'data.json': '{}',
  'photo.webp': 'webp',
  'film.mp4': 'mp4',
  'subtitles.vtt': 'WEBVTT',
  'font.woff2': 'woff2',
  'app/en_US.webmanifest': '{"name":"Idavuelta"}',
  'app/worker.js': '/* worker */',
};
const routes = ['/', '/event/:name', { path: '/app', installable: true }];
const catalog = await publish(store, aBuiltModule({ routes, files }));
const base = catalog.entry.slice(0, catalog.entry.lastIndexOf('/') + 1);

const apis = await Promise.all([startWatchedApi({ after }), startWatchedApi({ after })]);
const internalPort = await freePort();
const environment = {
  OUTPUT_DIR: outputDir,
  SITE_URL: 'https://idavuelta.example',
  SITE_ORIGINS: 'https://idavuelta.cl',
  NODE_ENV: 'production',
  PAYMENT_FORM_ORIGINS: 'https://webpay.example',
  MAP_TILES: 'https://tiles.example/{z}/{x}/{y}.png',
  MODULE_ORIGINS: 'https://modules.example',
  LOG_LEVEL: 'warn',
};
const startGateway = (port?: string) =>
  startGatewayProcess(
    { after },
    {
      ...environment,
      API_URL: `http://127.0.0.1:${internalPort}`,
      GATEWAY_TRUST_PROXY: 'true',
      ...(port && { PORT: port }),
    },
  );
const gateways = await Promise.all([startGateway(), startGateway()]);
const nginx = await startNginx(
  { after },
  {
    ...environment,
    GATEWAYS: gateways.map(({ url }) => url).join(),
    APIS: apis.map(({ url }) => url).join(),
    NGINX_LISTEN: `127.0.0.1:${await freePort()}`,
    NGINX_INTERNAL_LISTEN: `127.0.0.1:${internalPort}`,
    NGINX_BALANCERS: '127.0.0.0/8',
  },
);
const [gateway] = gateways;

/** Requests a path unchanged and returns the body as sent. */
const get = (origin: string, path: string, headers: Record<string, string> = {}) =>
  new Promise<{ status?: number; headers: IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    httpRequest({ hostname, port, path, headers: { host: 'idavuelta.cl', ...headers } }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk);
      resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) });
    })
      .once('error', reject)
      .end();
  });

/** Headers that do not describe the response itself. */
const ofConnection = ['date', 'server', 'connection', 'keep-alive', 'transfer-encoding', 'x-request-id'];
/** Headers that each server may choose: identification of a file's state, and support of ranges. */
const ofFile = ['etag', 'last-modified', 'accept-ranges', 'content-length'];

function meaning(headers: IncomingHttpHeaders, leftOut: string[]) {
  const lowerCase = ([name, value]: [string, unknown]) => [name, String(value).toLowerCase()];
  return Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => ![...ofConnection, ...leftOut].includes(name))
      .map(lowerCase)
      .sort(),
  );
}

for (const encoding of ['br, gzip', 'gzip', 'identity']) {
  test(`files of releases have the gateway’s headers and bytes with accept-encoding ${encoding}`, async () => {
    const paths = ['/shell/1.0.0-55555555/main.js', catalog.entry, ...Object.keys(files).map((name) => base + name)];
    for (const path of paths) {
      const [ours, its] = await Promise.all(
        [nginx.url, gateway?.url ?? ''].map((url) => get(url, path, { 'accept-encoding': encoding })),
      );
      // The gateway sends `vary` with every file, nginx only with those that have compressed copies.
      const leftOut = /\.(webp|mp4|woff2|vtt)$/.test(path) ? [...ofFile, 'vary'] : ofFile;
      assert.deepEqual(meaning(ours?.headers ?? {}, leftOut), meaning(its?.headers ?? {}, leftOut), path);
      assert.deepEqual([ours?.status, ours?.body], [its?.status, its?.body], path);
    }
  });
}

test('the copies that the build compressed are sent, each to who accepts it, for a year', async () => {
  const plain = await get(nginx.url, catalog.entry);
  assert.equal(plain.headers['cache-control'], 'public, max-age=31536000, immutable');
  const brotli = await get(nginx.url, catalog.entry, { 'accept-encoding': 'gzip, deflate, br' });
  assert.equal(brotli.headers['content-encoding'], 'br');
  assert.deepEqual(brotliDecompressSync(brotli.body), plain.body);
  const gzip = await get(nginx.url, catalog.entry, { 'accept-encoding': 'gzip' });
  assert.equal(gzip.headers['content-encoding'], 'gzip');
  assert.deepEqual(gunzipSync(gzip.body), plain.body);
});

test('pages, registry and configuration pass through as the gateway sends them', async () => {
  for (const path of [
    '/',
    '/event/x',
    '/registry.json',
    '/config.js',
    '/app.worker.js',
    '/robots.txt',
    '/modules/absent/1/a.js',
    '/x.png',
  ]) {
    const [ours, its] = await Promise.all(
      [nginx.url, gateway?.url ?? ''].map((url) => get(url, path, { 'x-forwarded-proto': 'https' })),
    );
    assert.deepEqual(meaning(ours?.headers ?? {}, []), meaning(its?.headers ?? {}, []), path);
    assert.deepEqual([ours?.status, String(ours?.body)], [its?.status, String(its?.body)], path);
  }
  const registry = await get(nginx.url, '/registry.json');
  assert.equal(registry.headers['cache-control'], 'no-cache');
  const again = await get(nginx.url, '/registry.json', { 'if-none-match': registry.headers.etag ?? '' });
  assert.equal(again.status, 304);
});

test('hidden files and what is beside the releases are sent to nobody', async () => {
  for (const path of ['/.log/1', '/modules/../registry.json.lock', '/modules/.hidden', '/modules/a/../../.log'])
    assert.notEqual((await get(nginx.url, path, { accept: 'image/png' })).status, 200, path);
});

test('the API learns the visitor’s own address and protocol, and the path as it was written', async () => {
  await get(nginx.url, '/backend/events/a%2Fb%20c?x=%2F', {
    'x-forwarded-for': '203.0.113.9',
    'x-forwarded-proto': 'https',
    forwarded: 'for=1.1.1.1',
  });
  const received = apis.flatMap(({ requests }) => requests).find(({ url }) => url.startsWith('/events/'));
  assert.equal(received?.url, '/events/a%2Fb%20c?x=%2F');
  assert.equal(received?.headers['x-forwarded-for'], '203.0.113.9');
  assert.equal(received?.headers['x-forwarded-proto'], 'https');
  assert.equal(received?.headers['x-forwarded-host'], 'idavuelta.cl');
  assert.equal(received?.headers.forwarded, undefined);
  assert.match(String(received?.headers['x-request-id']), /^[\da-f]{32}$/);
});

test('[FLT-43] a cookie of the API comes under the path by which it is reached, and is else the same', async () => {
  const expected = 'a=1; Max-Age=9; Path=/backend/staff-api; HttpOnly; SameSite=Strict';
  for (const key of ['', 'key'])
    assert.deepEqual((await get(nginx.url, '/backend/cookie', { 'idempotency-key': key })).headers['set-cookie'], [
      expected,
    ]);
});

test('[FLT-17] the API learns how long it may take, by the path, whatever the visitor writes', async () => {
  for (const [path, budget] of [
    ['/event-facets', '10000'],
    ['/payments/x/return', '30000'],
    ['/shop-api/event-requests/7/upload-image', '145000'],
  ]) {
    await get(nginx.url, `/backend${path}`, { 'x-request-budget': '1' });
    const received = apis.flatMap(({ requests }) => requests).find(({ url }) => url === path);
    assert.equal(received?.headers['x-request-budget'], budget, path);
  }
});

test('no address of a page is in the log of nginx, which may hold a token', async () => {
  await get(nginx.url, '/verify-account/a-secret-token', { accept: 'text/html' });
  assert.match(nginx.log(), /"method":"GET"/);
  assert.doesNotMatch(nginx.log(), /a-secret-token/);
});

const post = (path: string, headers: Record<string, string> = {}, body = '{}') =>
  fetch(nginx.url + path, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body });

/** Counts the requests for this path that the APIs received. */
const received = (path: string) => apis.flatMap(({ requests }) => requests).filter(({ url }) => url === path).length;

test('[BKG-22] a write that an API may have begun is sent once, and again only when its client has named it', async () => {
  const unnamed = await post('/backend/cut/login');
  assert.equal(unnamed.status, 503);
  assert.equal(unnamed.headers.get('retry-after'), '2');
  assert.equal(((await unnamed.json()) as { code: string }).code, 'UNAVAILABLE');
  assert.equal(received('/cut/login'), 1);

  const named = await post('/backend/cut-once/order', { 'idempotency-key': 'a-key-of-one-purchase' });
  assert.equal(named.status, 200);
  assert.equal(received('/cut-once/order'), 2);
  assert.equal((await fetch(`${nginx.url}/backend/cut-once/events`)).status, 200);
});

test('an API’s own errors pass through and are not tried at the other one', async () => {
  const response = await post('/backend/unavailable', { 'idempotency-key': 'another-key' });
  assert.deepEqual([response.status, response.headers.get('retry-after')], [503, '7']);
  assert.equal(received('/unavailable'), 1);
});

test('[API-09] a file of 8 MB passes, a larger one is refused in the words of the API', async () => {
  const file = 'x'.repeat(8 * 1024 * 1024);
  assert.equal((await post('/backend/upload', {}, file)).status, 200);
  const response = await post('/backend/upload', {}, file + file);
  assert.equal(response.status, 413);
  assert.equal(((await response.json()) as { code: string }).code, 'VALIDATION_FAILED');
});

test('with one process killed nobody notices, with both gateways killed pages come from the folder', async () => {
  await apis[0]?.kill();
  for (let i = 0; i < 10; i++) {
    assert.equal((await fetch(`${nginx.url}/backend/countries`)).status, 200);
    assert.equal((await post('/backend/login')).status, 200);
  }
  gateway?.child.kill('SIGKILL');
  await gateway?.ended;
  const page = { accept: 'text/html' };
  for (let i = 0; i < 10; i++) assert.equal((await get(nginx.url, '/', page)).status, 200);
  gateways[1]?.child.kill('SIGKILL');
  await gateways[1]?.ended;

  const shell = await get(nginx.url, '/event/x', page);
  assert.equal(shell.status, 200);
  assert.match(String(shell.body), /<div id="root">/);
  assert.equal(shell.headers['cache-control'], 'no-cache');
  assert.match(String(shell.headers['content-security-policy']), /script-src 'self' https:\/\/modules.example/);
  assert.equal((await get(nginx.url, '/registry.json')).status, 200);
  assert.equal((await get(nginx.url, '/config.js')).status, 503);
  // Neither a worker nor a 404: browsers keep their current one.
  assert.equal((await get(nginx.url, '/app.worker.js')).status, 503);
  assert.equal((await post('/client-events')).status, 503);

  await apis[1]?.kill();
  assert.equal((await fetch(`${nginx.url}/backend/countries`)).status, 503);
});
