import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { publish, publishShell, rollBack, rollBackShell } from '../registry/releases.ts';
import { createRenderer } from '../render/renderer.ts';
import { anApi, referenceAnswers } from '../testing/api.ts';
import { aBuiltModule, aBuiltShell, temporaryFolder } from '../testing/releases.ts';
import { createGateway } from './server.ts';

const outputDir = temporaryFolder();
const events = { 1: [{ slug: 'noche & día' }], 2: [], 3: [{ slug: 'ruta' }] };
const api = await anApi({
  ...referenceAnswers,
  ...Object.fromEntries(
    Object.entries(events).flatMap(([type, list]) =>
      ['CL', 'PE'].map((country) => [`/events?type=${type}&country-code=${country}`, list]),
    ),
  ),
});

/** The catalogue says which of its releases it is; an address with `lost` names nothing. */
const aCatalogue = (version: string) =>
  aBuiltModule({
    version,
    routes: [
      { path: '/', public: true },
      { path: '/event/:name', public: true },
      { path: '/search', public: true, unlisted: true },
      { path: '/:product-companies', public: true },
    ],
    server: `exports.default = { html: (path) => path.includes('lost') ? 'not-found' : path.includes('broken') ? boom() : 'catalogue ${version}' };`,
  });

/** One of the gateways over the same folder; each knows nothing of the other. */
async function startGateway(trustProxy = false) {
  const renderer = createRenderer({ outputDir, apiUrl: api.url, config: {}, threads: 1, onFailure: () => {} });
  const gateway = await createGateway({ outputDir, apiUrl: api.url, paymentOrigins: [], renderer, trustProxy });
  after(() => renderer.close());
  after(() => gateway.close());
  return gateway.listen({ port: 0, host: '127.0.0.1' });
}

await publishShell(outputDir, aBuiltShell('1.0.0-s'));
await publish(outputDir, aCatalogue('1.0.0-a'));
await publish(outputDir, aBuiltModule({ name: 'mfe-account', routes: [{ path: '/my-account/:tab', private: true }] }));
const gateways = [await startGateway(), await startGateway(true)];
const [site = ''] = gateways;
const textOf = async (address: string, init?: RequestInit) => (await fetch(address, init)).text();

test('pages are rendered, and where that fails they are the plain shell', async () => {
  const home = await fetch(site);
  assert.equal(home.status, 200);
  assert.equal(home.headers.get('cache-control'), 'no-cache');
  assert.match(home.headers.get('vary') ?? '', /accept-encoding, cookie/);
  assert.match(await home.text(), /<div id="root">catalogue 1\.0\.0-a<\/div>/);
});

test('[LOC-06] the visitor’s cookie decides the language; other cookies change nothing', async () => {
  const cookie = 'session=1; idavuelta-locale=PE.en_US; theme=dark';
  assert.match(await textOf(site, { headers: { cookie } }), /<html lang="en-US">/);
  assert.match(await textOf(site, { headers: { cookie: 'theme=dark' } }), /<html lang="es-PE">/);
});

test('[RTE-19, RTE-21] /error404 is rendered with its status, and what names nothing leads there', async () => {
  const lost = await fetch(`${site}/error404`);
  assert.equal(lost.status, 404);
  assert.match(await lost.text(), /<div id="root">not found<\/div>/);
  const away = await fetch(`${site}/event/lost`, { redirect: 'manual' });
  assert.equal(away.status, 302);
  assert.equal(away.headers.get('location'), '/error404');
});

test('a page that cannot be rendered is the plain shell, with a status of 200', async () => {
  const answer = await fetch(`${site}/event/broken`);
  assert.equal(answer.status, 200);
  assert.match(await answer.text(), /<div id="root"><\/div>/);
});

test('a release and a roll-back of a module or the shell are rendered by every gateway at the next request', async () => {
  const shows = async (expected: RegExp) => {
    for (const gateway of gateways) assert.match(await textOf(gateway), expected);
  };
  await shows(/catalogue 1\.0\.0-a/);
  await publish(outputDir, aCatalogue('1.0.1-b'));
  await shows(/catalogue 1\.0\.1-b/);
  await rollBack(outputDir, 'mfe-catalog');
  await shows(/catalogue 1\.0\.0-a/);
  await publishShell(outputDir, aBuiltShell('1.0.1-t'));
  await shows(/by shell 1\.0\.1-t/);
  await rollBackShell(outputDir);
  await shows(/by shell 1\.0\.0-s/);
});

test('behind a proxy the visitor’s own protocol and host count', async () => {
  const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'idavuelta.example' };
  assert.match(await textOf(gateways[1] ?? '', { headers }), /at https:\/\/idavuelta\.example by/);
  assert.doesNotMatch(await textOf(site, { headers }), /idavuelta\.example/);
});

test('the sitemap has the listed pages and the events of the host’s country in every language', async () => {
  const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'idavuelta.example' };
  const answer = await fetch(`${gateways[1]}/sitemap.xml`, { headers });
  assert.match(answer.headers.get('content-type') ?? '', /^application\/xml/);
  const sitemap = await answer.text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
  assert.deepEqual(addresses, [
    'https://idavuelta.example/',
    'https://idavuelta.example/idavuelta-companies',
    'https://idavuelta.example/event/noche%20%26%20d%C3%ADa',
    'https://idavuelta.example/event/ruta',
  ]);
  assert.ok(sitemap.includes('hreflang="pt-BR" href="https://idavuelta.example/event/ruta?lang=pt-BR"/>'));
  assert.ok(sitemap.includes('hreflang="es-CL" href="https://idavuelta.example/event/ruta"/>'));
});

test('robots are told where the sitemap is and what is nobody’s business', async () => {
  const robots = await textOf(`${site}/robots.txt`);
  assert.ok(robots.includes(`Sitemap: ${site}/sitemap.xml`));
  assert.match(robots, /^Disallow: \/my-account\/$/m);
});

test('without the API there is no sitemap for now', async () => {
  await api.stop();
  const answer = await fetch(`${site}/sitemap.xml`);
  assert.equal(answer.status, 503);
  assert.equal(answer.headers.get('retry-after'), '600');
});
