import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { readRegistry } from '../registry/registry-file.ts';
import { publish, publishShell, rollBack } from '../registry/releases.ts';
import { createFolderStore } from '../registry/stores/folder-store.ts';
import { referenceResponses, startTestApi } from '../testing/api.ts';
import { startRenderingGateway } from '../testing/gateway.ts';
import { aBuiltModule, aBuiltShell, aRenderedCatalogue, temporaryFolder } from '../testing/releases.ts';

const api = await startTestApi(referenceResponses);
const outputDir = temporaryFolder();
const store = createFolderStore(outputDir);
await publishShell(store, aBuiltShell());
await publish(store, aRenderedCatalogue('1.0.0-a'));
await publish(store, aRenderedCatalogue('1.0.0-b'));
const account = await publish(store, aBuiltModule({ name: 'mfe-account', routes: ['/my-account/:tab'] }));

const file = join(outputDir, 'registry.json');
const good = readRegistry(outputDir);
const { current, previous } = good.modules['mfe-catalog'] ?? {};
const withCatalogue = (entry: unknown) => ({ ...good, modules: { ...good.modules, 'mfe-catalog': entry } });
const withCurrent = (change: object) => withCatalogue({ current: { ...current, ...change }, previous });
/** Replaces the registry document, as an editor would. */
const write = (document: unknown) =>
  writeFileSync(file, typeof document === 'string' ? document : JSON.stringify(document));

async function startGateway() {
  const lines: string[] = [];
  const log = { level: 'warn', stream: { write: (line: string) => void lines.push(line) } };
  const gateway = await startRenderingGateway({ outputDir, apiUrl: api.url, log });
  const get = async (url: string) => {
    const { statusCode, body } = await gateway.inject({ url, headers: { accept: 'text/html' } });
    return { status: statusCode, body };
  };
  return { get, refusals: () => lines.filter((line) => line.includes('registry entry refused')) };
}

/** Invalid catalogue entries, with words expected in the reported reason. */
const badEntries: [string, unknown, RegExp][] = [
  ['is null', withCatalogue(null), /mfe-catalog.*Object.*null/],
  ['is a word', withCatalogue('current'), /mfe-catalog.*Object/],
  ['is a list', withCatalogue([]), /mfe-catalog current/],
  ['has no release', withCatalogue({ previous }), /mfe-catalog current.*null/],
  ['has null for its release', withCatalogue({ current: null, previous }), /mfe-catalog current/],
  ['has another module’s release', withCurrent({ name: 'mfe-account' }), /current.*name/],
  ['has no routes', withCurrent({ routes: undefined }), /current.*routes/],
  ['has null for a route', withCurrent({ routes: [null] }), /current.*routes\.0/],
  ['has a route without a path', withCurrent({ routes: [{ public: true }] }), /current.*routes\.0\.path/],
  [
    'has files that are no names',
    withCurrent({ exposes: { './Page.tsx': { scripts: [{ path: '"><script>' }], styles: [] } } }),
    /exposes.*scripts\.0/,
  ],
  ['has slots that are no list', withCurrent({ slots: 'event.booking' }), /current.*slots/],
  ['has a number for its version', withCurrent({ version: 1 }), /current.*version/],
  ['has its entry elsewhere', withCurrent({ entry: 'https://evil.example/remoteEntry.js' }), /entry.*outside/],
  ['has its entry in another folder', withCurrent({ entry: '/modules/../secret.js' }), /entry.*outside/],
  ['has its entry in a script', withCurrent({ entry: '/modules/x"><script>' }), /entry.*outside/],
  ['has an empty integrity', withCurrent({ integrity: '' }), /current.*hash/],
  ['has an integrity that is none', withCurrent({ integrity: 'none' }), /current.*integrity/],
  [
    'has its Node build elsewhere',
    withCurrent({ server: { path: '../../x.cjs', bytes: 1, sha384: '' } }),
    /server\.path/,
  ],
];

for (const [how, document, reason] of badEntries) {
  test(`[MOD-01] an entry that ${how} costs no page: its last good release stays, and it is reported once`, async () => {
    write(good);
    const { get, refusals } = await startGateway();
    assert.match((await get('/')).body, /catalogue 1\.0\.0-b/);
    write(document);
    for (const attempt of [1, 2]) {
      assert.match((await get('/')).body, /catalogue 1\.0\.0-b/, String(attempt));
      const other = await get('/my-account/profile');
      assert.equal(other.status, 200);
      assert.ok(other.body.includes(account.entry));
    }
    assert.equal(refusals().length, 1, refusals().join(''));
    assert.match(refusals()[0] ?? '', reason);
    write(good);
    assert.match((await get('/')).body, /catalogue 1\.0\.0-b/);
  });
}

test('[MOD-02] a gateway that starts with a bad release shows the previous one', async () => {
  write(withCurrent({ entry: 1 }));
  const { get } = await startGateway();
  assert.match((await get('/')).body, /catalogue 1\.0\.0-a/);
});

test('a gateway that starts with an entry of which nothing can be used has the other modules', async () => {
  write(withCatalogue({ current: 1, previous: 2, older: 3, canary: 4 }));
  const { get } = await startGateway();
  assert.equal((await get('/')).status, 302);
  assert.equal((await get('/my-account/profile')).status, 200);
  assert.equal((await get('/registry.json')).status, 200);
  assert.equal((await get('/readyz')).status, 200);
});

test('a bad release of the shell leaves the last good one', async () => {
  write(good);
  const { get, refusals } = await startGateway();
  const { shell } = good;
  for (const bad of [
    null,
    'shell',
    {},
    { current: { ...shell?.current, base: '/shell/../../' } },
    { current: { ...shell?.current, chunks: null } },
  ]) {
    await get('/');
    write({ ...good, shell: bad });
    assert.match((await get('/')).body, /by shell 1\.0\.0-55555555/);
  }
  assert.match(refusals().join(''), /shell current.*chunks/);
});

for (const [what, document] of [
  ['is cut off', '{"modules": {'],
  ['is empty', ''],
  ['is null', 'null'],
  ['is a list', '[]'],
  ['has no modules', '{"revision": 3}'],
  ['has null for its modules', { ...good, modules: null }],
] as const) {
  test(`[MOD-01] a document that ${what} changes nothing for visitors`, async () => {
    write(good);
    const { get, refusals } = await startGateway();
    await get('/');
    write(document);
    assert.match((await get('/')).body, /catalogue 1\.0\.0-b/);
    assert.equal((await get('/my-account/profile')).status, 200);
    assert.equal(refusals().length, 1);
    assert.match(refusals()[0] ?? '', /registry\.json/);
    const fresh = await startGateway();
    assert.equal((await fresh.get('/')).status, 503, 'there is nothing to go on with');
  });
}

test('a gateway that starts without a module that can be used says so in the browser, not by /error404', async () => {
  write({ ...good, modules: { 'mfe-catalog': {}, 'mfe-account': {} } });
  const { get, refusals } = await startGateway();
  assert.equal((await get('/')).status, 503);
  assert.match(refusals().join(''), /no module can be used/);
});

test('publishing writes no entry but its own: a bad one stays to be repaired', async () => {
  const document = withCurrent({ slots: null });
  write(document);
  const booking = await publish(store, aBuiltModule({ name: 'mfe-booking', routes: ['/booking'] }));
  const { modules } = JSON.parse(readFileSync(file, 'utf8'));
  assert.deepEqual(modules['mfe-catalog'], JSON.parse(JSON.stringify(document.modules['mfe-catalog'])));
  assert.deepEqual(modules['mfe-booking'].current, booking);
});

test('a document that is no registry is not replaced by publishing', async () => {
  write('{"modules": {');
  await assert.rejects(rollBack(store, 'mfe-catalog'), /registry\.json cannot be read/);
  write('{"modules": 1}');
  await assert.rejects(publish(store, aRenderedCatalogue('1.0.0-c')), /not a registry: modules/);
});
