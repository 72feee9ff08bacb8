import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, request as httpRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { after, test } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Registry } from '@idavuelta/shared/contracts';
import { publish, publishShell, rollBack } from '../registry/releases.ts';
import { createFolderStore } from '../registry/stores/folder-store.ts';
import { aBuiltModule, aBuiltShell, temporaryFolder } from '../testing/releases.ts';
import { createGateway } from './server.ts';

const outputDir = temporaryFolder();
const store = createFolderStore(outputDir);
const paymentOrigin = 'https://payments.example';

const cookies = ['a=1%20/x; Max-Age=9; Path=/staff-api; HttpOnly; SameSite=Strict; Secure', 'b=; Path=/'];

/** An API whose responses describe the request; `/refused` responds with 422. */
const api = createServer(async (request, response) => {
  const { method, url, headers } = request;
  if (url === '/cookies') return response.writeHead(200, { 'set-cookie': cookies }).end();
  if (url === '/headers') return response.end(JSON.stringify(headers));
  const status = url === '/refused' ? 422 : 200;
  response.writeHead(status, { 'content-type': 'application/json', 'x-from': 'api' });
  response.end(JSON.stringify({ method, url, type: headers['content-type'], body: await text(request) }));
});

async function startGateway(apiUrl: string) {
  const gateway = await createGateway({
    outputDir,
    apiUrl,
    origins: ['http://site.test'],
    paymentOrigins: [paymentOrigin],
  });
  after(() => gateway.close());
  return gateway.listen({ port: 0, host: '127.0.0.1' });
}

await publishShell(store, aBuiltShell());
const catalog = await publish(store, aBuiltModule({ routes: ['/', '/event/:name'] }));
await publish(store, aBuiltModule({ name: 'mfe-account', routes: ['/my-account/:tab'] }));
await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
after(() => api.close());
const apiAddress = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
const gatewayUrl = await startGateway(apiAddress);

const get = (path: string, init?: RequestInit) => fetch(gatewayUrl + path, init);

/** Requests a path unchanged (`fetch` would resolve its dots) and returns the body as sent. */
const getRaw = (path: string, headers: Record<string, string> = {}) =>
  new Promise<{ status?: number; headers: IncomingMessage['headers']; body: Buffer }>((resolve, reject) => {
    const { hostname, port } = new URL(gatewayUrl);
    httpRequest({ hostname, port, path, headers }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk);
      resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) });
    })
      .once('error', reject)
      .end();
  });

test('a host on another site may read the files of releases, and nothing else', async () => {
  const allowed = async (path: string) => (await get(path)).headers.get('access-control-allow-origin');
  assert.equal(await allowed(catalog.entry), '*');
  assert.equal(await allowed('/registry.json'), null);
  assert.equal(await allowed('/'), null);
  assert.equal(await allowed('/modules/mfe-catalog/absent.js'), null);
});

test('files of releases are cached for a year and sent as the brotli that the build made', async () => {
  const plain = await getRaw(catalog.entry);
  assert.equal(plain.status, 200);
  assert.equal(plain.headers['content-encoding'], undefined);
  assert.equal(plain.headers['cache-control'], 'public, max-age=31536000, immutable');
  assert.match(String(plain.headers['content-type']), /javascript/);

  const compressed = await getRaw(catalog.entry, { 'accept-encoding': 'gzip, br' });
  assert.equal(compressed.headers['content-encoding'], 'br');
  assert.equal(compressed.headers['cache-control'], 'public, max-age=31536000, immutable');
  assert.match(String(compressed.headers['content-type']), /javascript/);
  assert.match(String(compressed.headers.vary), /accept-encoding/i);
  assert.ok(compressed.body.length < plain.body.length);
  assert.deepEqual(brotliDecompressSync(compressed.body), plain.body);

  const shell = await get('/shell/1.0.0-55555555/main.js');
  assert.equal(shell.headers.get('cache-control'), 'public, max-age=31536000, immutable');
});

/** What a client accepts, and the encoding it gets. */
const encodings: [string | undefined, 'br' | 'gzip' | undefined][] = [
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, br;q=0.5', 'gzip'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0, gzip;q=0', undefined],
  ['identity', undefined],
  ['zstd', undefined],
  ['', undefined],
  [undefined, undefined],
];
const decode = { br: brotliDecompressSync, gzip: gunzipSync };

for (const [accepted, encoding] of encodings) {
  test(`a client that accepts ${accepted ?? 'nothing in particular'} gets ${encoding ?? 'plain text'}`, async () => {
    for (const path of ['/', '/error404', '/registry.json', '/config.js', catalog.entry]) {
      const headers: Record<string, string> = accepted === undefined ? {} : { 'accept-encoding': accepted };
      const response = await getRaw(path, headers);
      assert.equal(response.headers['content-encoding'], encoding, path);
      assert.match(String(response.headers.vary), /accept-encoding/i, path);
      const text = encoding ? decode[encoding](response.body) : response.body;
      assert.deepEqual(text, (await getRaw(path)).body, path);
      assert.ok(text.length > 10, path);
    }
  });
}

for (const path of ['/modules/mfe-catalog/9.9.9-none/page.js', '/shell/9.9.9-none/main.js', '/modules/', '/logo.png']) {
  test(`${path} is no page: 404 in plain text that is not cached`, async () => {
    const response = await get(path);
    assert.equal(response.status, 404);
    assert.match(response.headers.get('content-type') ?? '', /^text\/plain/);
    assert.equal(response.headers.get('cache-control'), null);
    assert.equal(await response.text(), 'not found');
  });
}

test('the registry is revalidated each time', async () => {
  const response = await get('/registry.json');
  assert.equal(response.headers.get('cache-control'), 'no-cache');
  assert.match(response.headers.get('content-type') ?? '', /^application\/json/);
  const { modules } = (await response.json()) as Registry;
  assert.deepEqual(modules['mfe-catalog'], { current: catalog });
});

test('any path is the shell’s page, with a preload of the module that owns it', async () => {
  for (const path of ['/', '/event/a-concert?from=mail', '/event/fest.pe', '/event/%E2%9C%93']) {
    const response = await get(path);
    assert.equal(response.status, 200, path);
    assert.equal(response.headers.get('cache-control'), 'no-cache');
    assert.match(response.headers.get('content-type') ?? '', /^text\/html/);
    const preload = `<link rel="preload" as="script" href="${catalog.entry}" integrity="${catalog.integrity}">`;
    const html = await response.text();
    assert.ok(html.includes(`${preload}</head>`), path);
    assert.match(html, /<link rel="preload" as="script" href="\/shell\/1\.0\.0-55555555\/axios\.js">/);
  }
  assert.match(await (await get('/my-account/profile')).text(), /preload" as="script" href="\/modules\/mfe-account\//);
});

test('the entry of a release at another origin is fetched ahead with the CORS mode of the shell’s request', async (t) => {
  const elsewhere = temporaryFolder();
  await publishShell(createFolderStore(elsewhere), aBuiltShell());
  const release = await publish(createFolderStore(elsewhere), aBuiltModule({ routes: ['/'] }));
  const file = join(elsewhere, 'registry.json');
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replaceAll(`"${release.entry}"`, `"https://files.example${release.entry}"`),
  );
  const site = { outputDir: elsewhere, apiUrl: apiAddress, origins: ['http://site.test'], paymentOrigins: [] };
  const gateway = await createGateway({ ...site, config: { moduleOrigins: ['https://files.example'] } });
  t.after(() => gateway.close());
  const html = await (await fetch(await gateway.listen({ port: 0, host: '127.0.0.1' }))).text();
  const [preload] = html.match(/<link [^>]*https:\/\/files\.example[^>]*>/) ?? [];
  assert.match(preload ?? html, / crossorigin>$/);
});

test('the headers of a page name the font of its shell, those of other responses none', async () => {
  for (const path of ['/', '/error404']) {
    const link = '</shell/1.0.0-55555555/font.woff2>; rel=preload; as=font; type="font/woff2"; crossorigin';
    assert.equal((await get(path)).headers.get('link'), link, path);
  }
  assert.equal((await get('/registry.json')).headers.get('link'), null);
});

test('[RTE-21] a path that no module owns leads to /error404', async () => {
  for (const path of ['/nowhere', '/event/%E0%A4%A', '//', '//other.example/x']) {
    const response = await getRaw(path);
    assert.equal(response.status, 302, path);
    assert.equal(response.headers.location, '/error404', path);
    assert.match(String(response.headers['content-security-policy']), /script-src 'self'/, path);
  }
});

for (const [path, address] of [
  ['/event/a-concert/', '/event/a-concert'],
  ['/event/a-concert//?from=mail&x=%2F', '/event/a-concert?from=mail&x=%2F'],
  ['/event/%61-concert', '/event/a-concert'],
  ['/event/ma%c3%b1ana/', '/event/ma%C3%B1ana'],
  ['/event/a%2fb/', '/event/a%2Fb'],
  ['/event/\\evil.example/', '/event/%5Cevil.example'],
  ['/my-account/profile/', '/my-account/profile'],
  ['/error404/', '/error404'],
] as const)
  test(`[RTE-24] ${path} leads to the one address of its page`, async () => {
    const { status, headers } = await getRaw(path);
    assert.deepEqual([status, headers.location], [301, address]);
    assert.equal(headers['cache-control'], 'no-cache');
    assert.notEqual((await getRaw(address)).status, 301);
  });

test('[RTE-24] the start page, files and what is no page lead to no other spelling', async () => {
  assert.equal((await getRaw('/')).status, 200);
  for (const path of ['/modules/mfe-catalog/', '/shell/', '/backend/countries/', '/registry.json/'])
    assert.notEqual((await getRaw(path)).status, 301, path);
  for (const path of ['//event/a-concert/', '/nowhere/', '///', '//other.example/'])
    assert.equal((await getRaw(path)).headers.location, '/error404', path);
});

test('[RTE-19] the page of /error404 has the status 404', async () => {
  const response = await get('/error404?from=/x');
  assert.equal(response.status, 404);
  assert.match(await response.text(), /<title>Idavuelta/);
});

test('HEAD has the headers of GET and no body', async () => {
  for (const path of ['/', '/event/a-concert', '/registry.json', catalog.entry]) {
    const [head, full] = [await get(path, { method: 'HEAD' }), await get(path)];
    assert.equal(head.status, 200, path);
    for (const name of ['content-type', 'cache-control'])
      assert.equal(head.headers.get(name), full.headers.get(name), path);
    assert.equal(await head.text(), '');
  }
});

test('other methods do not get the page', async () => {
  assert.equal((await get('/nowhere', { method: 'POST' })).status, 404);
});

test('every response has the security headers', async () => {
  for (const path of ['/', '/registry.json', catalog.entry, '/modules/none.js', '/backend/countries']) {
    const { headers } = await get(path);
    const policy = Object.fromEntries(
      (headers.get('content-security-policy') ?? '').split('; ').map((rule) => rule.split(/ (.*)/s).slice(0, 2)),
    );
    assert.equal(policy['script-src'], "'self'", path);
    assert.ok(!JSON.stringify(policy).includes('unsafe-eval'), path);
    assert.equal(policy['form-action'], `'self' ${paymentOrigin}`, path);
    assert.equal(policy['frame-ancestors'], "'none'", path);
    assert.equal(headers.get('x-content-type-options'), 'nosniff', path);
    assert.match(headers.get('permissions-policy') ?? '', /camera=\(self\), geolocation=\(self\)/, path);
  }
});

test('/backend is the API without the prefix: query, body and errors pass through', async () => {
  assert.deepEqual(await (await get('/backend/events?country=PE')).json(), {
    method: 'GET',
    url: '/events?country=PE',
    body: '',
  });
  const posted = await get('/backend/orders', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"seats":2}',
  });
  assert.equal(posted.headers.get('x-from'), 'api');
  assert.deepEqual(await posted.json(), {
    method: 'POST',
    url: '/orders',
    type: 'application/json',
    body: '{"seats":2}',
  });
  assert.equal((await get('/backend/refused')).status, 422);
  assert.equal((await get(`/backend/tokens/${'x'.repeat(1000)}`)).status, 200);
});

test('an API that is down is 503 with the envelope that clients know', async () => {
  const down = await startGateway('http://127.0.0.1:1');
  for (const method of ['GET', 'POST']) {
    const response = await fetch(`${down}/backend/countries`, { method });
    assert.equal(response.status, 503);
    const { success, code } = (await response.json()) as { success: boolean; code: string };
    assert.deepEqual({ success, code }, { success: false, code: 'UNAVAILABLE' });
  }
  assert.equal((await fetch(`${down}/`)).status, 200);
});

test('a release and a roll-back are served without a restart', async () => {
  const currentOf = async () =>
    ((await (await get('/registry.json')).json()) as Registry).modules['mfe-booking']?.current;
  const name = 'mfe-booking';
  const routes = ['/response-payment'];
  const first = await publish(store, aBuiltModule({ name, routes, version: '1.0.0-a' }));
  assert.equal((await get(first.entry)).status, 200);
  const second = await publish(store, aBuiltModule({ name, routes, version: '1.0.0-b' }));
  assert.equal((await get(second.entry)).status, 200);
  assert.deepEqual(await currentOf(), second);
  assert.ok((await (await get('/response-payment')).text()).includes(second.entry));

  await rollBack(store, name);
  assert.deepEqual(await currentOf(), first);
  assert.ok((await (await get('/response-payment')).text()).includes(first.entry));

  await publishShell(store, aBuiltShell('1.0.0-66666666'));
  assert.match(await (await get('/')).text(), /1\.0\.0-66666666/);
});

test('files outside the folders of releases are not served', async () => {
  writeFileSync(join(outputDir, 'secret.txt'), 'the secret');
  for (const path of [
    '/secret.txt',
    '/modules/../secret.txt',
    '/modules/%2e%2e/secret.txt',
    '/modules/..%2fsecret.txt',
    '/modules/mfe-catalog/../../secret.txt',
    '/modules/..%5csecret.txt',
    '/modules/%252e%252e/secret.txt',
    '/modules//../secret.txt',
    '/modules/../../package.json',
    '/modules/%2e%2e/%2e%2e/package.json',
    '/modules/../../../../../../../../etc/passwd',
    '/modules/x%00.js',
  ]) {
    const { status, body } = await getRaw(path);
    assert.ok([400, 403, 404].includes(status ?? 0), `${path}: ${status}`);
    assert.doesNotMatch(String(body), /the secret|"name"|root:/, path);
  }
});

test('dot files are not served', async () => {
  mkdirSync(join(outputDir, 'modules/.hidden'), { recursive: true });
  for (const path of ['modules/.env', 'modules/.hidden/file.js']) {
    writeFileSync(join(outputDir, path), 'the secret');
    assert.equal((await getRaw(`/${path}`)).status, 404, path);
    assert.equal((await getRaw(`/${path}`.replace('.', '%2e'))).status, 404, path);
  }
});

test('the API learns the visitor’s address from the gateway, whatever the visitor writes', async () => {
  const invented = {
    forwarded: 'for=203.0.113.9',
    'x-forwarded-for': '203.0.113.9',
    'x-forwarded-host': 'evil.example',
    'x-request-id': 'abcdef12-request',
  };
  const response = await get('/backend/headers', { headers: invented });
  const seen = (await response.json()) as Record<string, string>;
  assert.equal(seen['x-forwarded-for'], '127.0.0.1');
  assert.equal(seen['x-forwarded-host'], new URL(gatewayUrl).host);
  assert.equal(seen.forwarded, undefined);
  assert.equal(seen['x-request-id'], 'abcdef12-request');
  assert.equal(response.headers.get('x-request-id'), 'abcdef12-request');
});

test('[FLT-43] cookies of the API come under the path by which it is reached, and are else the same', async () => {
  assert.deepEqual((await get('/backend/cookies')).headers.getSetCookie(), [
    'a=1%20/x; Max-Age=9; Path=/backend/staff-api; HttpOnly; SameSite=Strict; Secure',
    'b=; Path=/backend/',
  ]);
  assert.equal((await get('/backend/countries')).headers.get('set-cookie'), null);
});

test('a request without an id, or with one that is none, gets one', async () => {
  const response = await get('/', { headers: { 'x-request-id': 'a b' } });
  assert.match(response.headers.get('x-request-id') ?? '', /^[0-9a-f-]{36}$/);
});

test('the gateway says that it is alive, and ready once the API responds', async () => {
  assert.equal((await get('/healthz')).status, 200);
  assert.deepEqual(await (await get('/readyz')).json(), {
    status: 'ok',
    checks: { running: true, shell: true, api: true },
  });
  const alone = await startGateway('http://127.0.0.1:9');
  const unready = await fetch(`${alone}/readyz`);
  assert.equal(unready.status, 503);
  assert.deepEqual(await unready.json(), { status: 'unavailable', checks: { running: true, shell: true, api: false } });
});

test('a gateway without a public origin, or with something else, does not start', async () => {
  const start = (origins: string[]) => createGateway({ outputDir, apiUrl: gatewayUrl, origins, paymentOrigins: [] });
  await assert.rejects(start([]), /at least one public origin/);
  await assert.rejects(start(['idavuelta.pe']), /"idavuelta\.pe" is not an origin/);
});

test('of two routes that fit, the gateway takes the one that the shell takes: the one with fewer parameters', async () => {
  const special = await publish(store, aBuiltModule({ name: 'mfe-special', routes: ['/event/special'] }));
  const html = await (await get('/event/special')).text();
  assert.ok(html.includes(special.entry));
  assert.ok(!html.includes(catalog.entry));
});

test('[API-06] a request has one line in the log, with the id that the API gets, and no path that may hold a token', async (t) => {
  const lines: Record<string, unknown>[] = [];
  const logging = await createGateway({
    outputDir,
    apiUrl: apiAddress,
    origins: ['http://site.test'],
    paymentOrigins: [],
    log: { level: 'info', stream: { write: (line) => void lines.push(JSON.parse(line)) } },
  });
  t.after(() => logging.close());
  const url = await logging.listen({ port: 0, host: '127.0.0.1' });
  const logged = () => lines.filter(({ msg }) => msg === 'response');

  const response = await fetch(`${url}/backend/headers`);
  const seenByApi = (await response.json()) as Record<string, string>;
  await fetch(`${url}/event/noche?token=secret-of-a-link`);
  assert.equal(logged().length, 2);
  const [call, page] = logged();
  assert.equal(call?.reqId, seenByApi['x-request-id']);
  assert.equal(call?.reqId, response.headers.get('x-request-id'));
  assert.equal(call?.status, 200);
  assert.equal(call?.route, '/backend/*');
  assert.equal(page?.route, 'page');
  assert.doesNotMatch(JSON.stringify(lines), /secret-of-a-link|noche/);
});

test('[API-06] the log says that the API does not respond', async (t) => {
  const lines: string[] = [];
  const alone = await createGateway({
    outputDir,
    apiUrl: 'http://127.0.0.1:9',
    origins: ['http://site.test'],
    paymentOrigins: [],
    log: { level: 'warn', stream: { write: (line) => void lines.push(line) } },
  });
  t.after(() => alone.close());
  const response = await alone.inject({ url: '/backend/countries' });
  assert.equal(response.statusCode, 503);
  assert.match(lines.join(''), /"reason":"[^"]+","msg":"the API does not respond"/);
});
