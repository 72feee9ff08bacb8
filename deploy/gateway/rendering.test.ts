import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { eventType } from '@idavuelta/shared/contracts';
import { publish, publishShell, rollBack } from '../registry/releases.ts';
import { createFolderStore } from '../registry/stores/folder-store.ts';
import { referenceResponses, startTestApi } from '../testing/api.ts';
import { startRenderingGateway } from '../testing/gateway.ts';
import { aBuiltModule, aBuiltShell, temporaryFolder } from '../testing/releases.ts';

const outputDir = temporaryFolder();
const store = createFolderStore(outputDir);
const events = {
  [eventType.massive]: [{ slug: 'noche & día' }],
  [eventType.private]: [],
  [eventType.alliance]: [{ slug: 'ruta' }],
};
/** The list of alliances has a second page. */
const nextPage = { cursor: 'after-ruta', events: [{ slug: 'ruta-larga' }] };
const api = await startTestApi(
  {
    ...referenceResponses,
    [`/events?type=${eventType.alliance}&country-code=CL&limit=100&cursor=${nextPage.cursor}`]: nextPage.events,
    ...Object.fromEntries(['CL', 'PE'].map((country) => [`/legal-documents?country-code=${country}`, ['privacy']])),
    ...Object.fromEntries(
      Object.entries(events).flatMap(([type, list]) =>
        ['CL', 'PE'].map((country) => [`/events?type=${type}&country-code=${country}&limit=100`, list]),
      ),
    ),
  },
  { [`/events?type=${eventType.alliance}&country-code=CL&limit=100`]: nextPage.cursor },
);

/** Builds a catalogue whose pages show its version. A path with `unknown` is not found, one with `broken` throws. */
const aCatalogue = (version: string) =>
  aBuiltModule({
    version,
    routes: [
      { path: '/', public: true },
      { path: '/event/:name', public: true },
      { path: '/search', public: true, unlisted: true },
      { path: '/:product-companies', public: true },
      { path: '/legal/:document', public: true },
    ],
    server: `exports.default = { html: (path) => path.includes('unknown') ? 'not-found' : path.includes('broken') ? boom() : 'catalogue ${version}' };`,
  });

/** Starts a gateway, by default on the common output folder; gateways share nothing else. */
async function startGateway({ outputDir: folder = outputDir, trustProxy = false } = {}) {
  const origins = ['http://site.test', 'https://idavuelta.example'];
  const gateway = await startRenderingGateway(
    { outputDir: folder, apiUrl: api.url, origins, trustProxy },
    { ttl: undefined, onFailure: () => {} },
  );
  return gateway.listen({ port: 0, host: '127.0.0.1' });
}

await publishShell(store, aBuiltShell('1.0.0-s'));
await publish(store, aCatalogue('1.0.0-a'));
await publish(store, aBuiltModule({ name: 'mfe-account', routes: [{ path: '/my-account/:tab', private: true }] }));
await publish(
  store,
  aBuiltModule({ name: 'mfe-back-office', routes: [{ path: '/back-office/:area', frame: 'bare' }] }),
);
const gateways = [await startGateway(), await startGateway({ trustProxy: true })];
const [gatewayUrl = ''] = gateways;
const textOf = async (address: string, init?: RequestInit) => (await fetch(address, init)).text();

test('pages are rendered as HTML', async () => {
  const home = await fetch(gatewayUrl);
  assert.equal(home.status, 200);
  assert.equal(home.headers.get('cache-control'), 'no-cache');
  assert.match(home.headers.get('vary') ?? '', /accept-encoding, cookie/);
  assert.match(home.headers.get('link') ?? '', /^<\/shell\/1\.0\.0-s\/font\.woff2>; rel=preload; as=font/);
  assert.match(await home.text(), /<div id="root">catalogue 1\.0\.0-a<\/div>/);
});

for (const [accepted, encoding] of [
  ['gzip, deflate, br', 'br'],
  ['br;q=0.2, gzip;q=0.8', 'gzip'],
  ['identity', null],
] as const) {
  test(`a rendered page is sent as ${encoding ?? 'plain text'} to a client that accepts ${accepted}`, async () => {
    const response = await fetch(gatewayUrl, { headers: { 'accept-encoding': accepted } });
    assert.equal(response.headers.get('content-encoding'), encoding);
    assert.equal(response.headers.get('vary'), 'accept-encoding, cookie');
    assert.match(await response.text(), /<div id="root">catalogue 1\.0\.0-a<\/div>/);
  });
}

test('[LOC-06] the visitor’s cookie decides the language; other cookies change nothing', async () => {
  const cookie = 'session=1; idavuelta-locale=PE.en_US; theme=dark';
  assert.match(await textOf(gatewayUrl, { headers: { cookie } }), /<html lang="en-US">/);
  assert.match(await textOf(gatewayUrl, { headers: { cookie: 'theme=dark' } }), /<html lang="es-PE">/);
});

test('[RTE-19, RTE-21] /error404 is rendered with its status, and an address without a page redirects there', async () => {
  const notFound = await fetch(`${gatewayUrl}/error404`);
  assert.equal(notFound.status, 404);
  assert.match(await notFound.text(), /<div id="root">not found<\/div>/);
  const redirect = await fetch(`${gatewayUrl}/event/unknown`, { redirect: 'manual' });
  assert.equal(redirect.status, 302);
  assert.equal(redirect.headers.get('location'), '/error404');
});

test('a page that cannot be rendered is the shell’s page without content, with a status of 200', async () => {
  const response = await fetch(`${gatewayUrl}/event/broken`);
  assert.equal(response.status, 200);
  assert.match(await response.text(), /<div id="root"><\/div>/);
});

test('a shell whose page has no places to fill is sent as it was built', async () => {
  const older = temporaryFolder();
  const dist = aBuiltShell('1.0.0-o');
  const plain = '<!doctype html><div id="root"></div>older';
  writeFileSync(join(dist, 'index.html'), plain);
  const manifest = JSON.parse(readFileSync(join(dist, 'shell.json'), 'utf8'));
  const page = manifest.files.find(({ path }: { path: string }) => path === 'index.html');
  Object.assign(page, { bytes: plain.length, sha384: createHash('sha384').update(plain).digest('base64') });
  for (const ending of ['.br', '.gz']) rmSync(join(dist, `index.html${ending}`));
  writeFileSync(join(dist, 'shell.json'), JSON.stringify(manifest));
  const store = createFolderStore(older);
  await publishShell(store, dist);
  await publish(store, aCatalogue('1.0.0-a'));
  assert.equal(await textOf(await startGateway({ outputDir: older })), plain);
});

test('[MOD-03] a shell’s page that was changed is not sent: the page that publishing left is, without its content', async () => {
  const folder = temporaryFolder();
  const store = createFolderStore(folder);
  await publishShell(store, aBuiltShell('1.0.0-p'));
  await publish(store, aCatalogue('1.0.0-a'));
  writeFileSync(join(folder, 'shell/1.0.0-p/index.html'), '<script src="https://evil.example"></script>');
  const response = await fetch(await startGateway({ outputDir: folder }));
  assert.equal(response.status, 200);
  assert.match(await response.text(), /<div id="root"><\/div>1\.0\.0-p/);
});

test('a release and a roll-back of a module or the shell are rendered by every gateway at the next request', async () => {
  const shows = async (expected: RegExp) => {
    for (const gateway of gateways) assert.match(await textOf(gateway), expected);
  };
  await shows(/catalogue 1\.0\.0-a/);
  await publish(store, aCatalogue('1.0.1-b'));
  await shows(/catalogue 1\.0\.1-b/);
  await rollBack(store, 'mfe-catalog');
  await shows(/catalogue 1\.0\.0-a/);
  await publishShell(store, aBuiltShell('1.0.1-t'));
  await shows(/by shell 1\.0\.1-t/);
  await rollBack(store, 'shell');
  await shows(/by shell 1\.0\.0-s/);
});

test('behind a proxy the protocol and host of the visitor are used', async () => {
  const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'idavuelta.example' };
  assert.match(await textOf(gateways[1] ?? '', { headers }), /at https:\/\/idavuelta\.example by/);
  assert.doesNotMatch(await textOf(gatewayUrl, { headers }), /idavuelta\.example/);
});

test('a host that is not configured decides nothing: the page and its addresses are those of the first origin', async () => {
  const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'evil.example"><script>' };
  assert.match(await textOf(gateways[1] ?? '', { headers }), /at http:\/\/site\.test by/);
  assert.match(await textOf(`${gateways[1]}/robots.txt`, { headers }), /^Sitemap: http:\/\/site\.test\/sitemap\.xml$/m);
  assert.doesNotMatch(await textOf(`${gateways[1]}/sitemap.xml`, { headers }), /evil/);
});

test('the sitemap has the listed pages, the written legal documents and the events of the host’s country in every language', async () => {
  const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'idavuelta.example' };
  const response = await fetch(`${gateways[1]}/sitemap.xml`, { headers });
  assert.match(response.headers.get('content-type') ?? '', /^application\/xml/);
  const sitemap = await response.text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
  assert.deepEqual(addresses, [
    'https://idavuelta.example/',
    'https://idavuelta.example/idavuelta-companies',
    'https://idavuelta.example/legal/privacy',
    'https://idavuelta.example/event/noche%20%26%20d%C3%ADa',
    'https://idavuelta.example/event/ruta',
    'https://idavuelta.example/event/ruta-larga',
  ]);
  assert.ok(sitemap.includes('hreflang="pt-BR" href="https://idavuelta.example/event/ruta?lang=pt-BR"/>'));
  assert.ok(sitemap.includes('hreflang="es-CL" href="https://idavuelta.example/event/ruta"/>'));
});

test('robots.txt has the address of the sitemap and excludes personal pages', async () => {
  const robots = await textOf(`${gatewayUrl}/robots.txt`);
  assert.ok(robots.includes('Sitemap: http://site.test/sitemap.xml'));
  assert.match(robots, /^Disallow: \/my-account\/$/m);
});

test('[DSP-09] pages that mailed links open are not for search engines', async () => {
  const robots = await textOf(`${gatewayUrl}/robots.txt`);
  for (const path of ['/ride', '/order-payment', '/event-preview/'])
    assert.ok(robots.includes(`\nDisallow: ${path}\n`), path);
});

test('[BOF-17] pages of the company are refused to search engines, by robots.txt and by each page', async () => {
  assert.match(await textOf(`${gatewayUrl}/robots.txt`), /^Disallow: \/back-office\/$/m);
  const robotsTag = async (path: string) => (await fetch(`${gatewayUrl}${path}`)).headers.get('x-robots-tag');
  assert.equal(await robotsTag('/back-office/orders'), 'noindex');
  assert.equal(await robotsTag('/search'), null);
});

test('without the API the sitemap is 503, to be retried later', async () => {
  await api.stop();
  const response = await fetch(`${gatewayUrl}/sitemap.xml`);
  assert.equal(response.status, 503);
  assert.equal(response.headers.get('retry-after'), '600');
});
