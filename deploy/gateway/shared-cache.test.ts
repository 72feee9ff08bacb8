import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { changeRegistry } from '../registry/registry-document.ts';
import { publish, publishShell } from '../registry/releases.ts';
import { createFolderStore } from '../registry/stores/folder-store.ts';
import { referenceResponses, startTestApi } from '../testing/api.ts';
import { startRenderingGateway } from '../testing/gateway.ts';
import { aBuiltModule, aBuiltShell, temporaryFolder } from '../testing/releases.ts';
import { withoutTracking } from './shared-cache.ts';

const outputDir = temporaryFolder();
const store = createFolderStore(outputDir);
const api = await startTestApi(referenceResponses);
await publishShell(store, aBuiltShell('1.0.0-s'));
const catalogue = (version: string) =>
  aBuiltModule({
    version,
    routes: [{ path: '/', public: true }, { path: '/event/:name', public: true }, '/ride'],
    // Each rendering has a number of its own.
    server: `let n = 0; exports.default = { html: (path, search) => 'n' + (n += 1) + ' ' + search };`,
  });
const stable = await publish(store, catalogue('1.0.0-a'));
const gateway = await startRenderingGateway({ outputDir, apiUrl: api.url }, { ttl: 60_000 });

const open = async (url: string, sent: Record<string, string> = {}): Promise<Record<string, unknown>> => {
  const response = await gateway.inject({ url, headers: { accept: 'text/html', ...sent } });
  const headers: Record<string, unknown> = response.headers;
  const content = /<div id="root">(.*?)<\/div>/.exec(response.body)?.[1];
  return { ...headers, content };
};

test('[SAL-09] shared caches may keep a public page for seconds, browsers ask each time; its tags say what it shows', async () => {
  const page = await open('/event/concierto-andino?lang=es-CL');
  assert.equal(page['cache-control'], 'no-cache');
  assert.equal(page['cdn-cache-control'], 'max-age=1, stale-while-revalidate=5, stale-if-error=3600');
  assert.equal(page['surrogate-control'], page['cdn-cache-control']);
  assert.equal(page['surrogate-key'], '/event/concierto-andino mfe-catalog shell@1.0.0-s mfe-catalog@1.0.0-a');
  assert.equal(page['cache-tag'], '/event/concierto-andino,mfe-catalog,shell@1.0.0-s,mfe-catalog@1.0.0-a');
  assert.equal(page.vary, 'accept-encoding, cookie');
});

test('[SAL-09] shared caches keep no page behind a login or with a token, no redirect and no missing page', async () => {
  const token = 'a'.repeat(30);
  const addresses = [
    '/ride',
    `/?token=${token}`,
    `/event/x?waiting=${token}`,
    '/error404',
    '/nowhere',
    '/event/x/',
    '/event/a,b',
  ];
  for (const address of addresses) {
    const page = await open(address);
    assert.equal(page['cdn-cache-control'], undefined, address);
    assert.equal(page['surrogate-key'], undefined, address);
  }
});

test('[SAL-09] parameters that no page reads need no rendering, and redirects keep them', async () => {
  const { content } = await open('/?q=a');
  for (const added of ['utm_source=x', 'fbclid=1&gclid=2', 'utm_id=']) {
    assert.equal((await open(`/?q=a&${added}`)).content, content);
    assert.equal((await open(`/?${added}&q=a`)).content, content);
  }
  assert.notEqual((await open('/?q=b&utm_source=x')).content, content);
  assert.equal((await open('/event/x/?utm_source=x')).location, '/event/x?utm_source=x');
});

test('[SAL-09] only those parameters are removed, and the others stay as they were sent', () => {
  const searches = {
    '': '',
    '?': '',
    '?utm_a=1': '',
    '?q=a%20b+c&fbclid=&lang=es': '?q=a%20b+c&lang=es',
    '?autm_x=1': '?autm_x=1',
  };
  for (const [sent, kept] of Object.entries(searches)) assert.equal(withoutTracking(sent), kept);
});

test('[SAL-09] Varnish leaves out the same parameters, and is as patient as the header says', async () => {
  const vcl = readFileSync(new URL('../varnish/default.vcl', import.meta.url), 'utf8');
  const [, names = ''] = /\(\?<=\[\?&\]\)\((.*?)\)=/.exec(vcl) ?? [];
  assert.ok(names.split('|').length > 10);
  for (const name of names.split('|')) assert.equal(withoutTracking(`?${name.replace(/\\w\+/, 'x')}=1`), '', name);
  const grace = [...vcl.matchAll(/set req\.grace = (\d+)s;/g)].map(([, seconds]) => seconds);
  const header = String((await open('/'))['cdn-cache-control']);
  assert.deepEqual(
    grace,
    [...header.matchAll(/stale-[\w-]+=(\d+)/g)].map(([, seconds]) => seconds),
  );
});

test('[SAL-09] during a canary no page is shared, whatever the visitor’s group', async () => {
  const release = await publish(store, catalogue('1.0.0-b'));
  const withCanary = (canary?: object) =>
    changeRegistry(store, async (content) => {
      content.modules['mfe-catalog'] = { current: stable, ...canary };
      return { result: undefined };
    });
  await withCanary({ canary: { release, percentage: 50 } });
  for (const cookie of ['', 'idavuelta-group=10', 'idavuelta-group=90'])
    assert.equal((await open('/', { cookie }))['cdn-cache-control'], undefined);
  await withCanary();
  assert.ok((await open('/'))['cdn-cache-control']);
});
