import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Registry } from '@idavuelta/shared/contracts';
import { changeRegistry } from '../registry/registry-document.ts';
import { publish, publishShell } from '../registry/releases.ts';
import { createFolderStore } from '../registry/stores/folder-store.ts';
import { referenceResponses, startTestApi } from '../testing/api.ts';
import { startRenderingGateway } from '../testing/gateway.ts';
import { aBuiltModule, aBuiltShell, temporaryFolder } from '../testing/releases.ts';

const outputDir = temporaryFolder();
const store = createFolderStore(outputDir);
const api = await startTestApi(referenceResponses);
const aCatalogue = (version: string, html = `'catalogue ${version}'`) =>
  publish(
    store,
    aBuiltModule({
      version,
      routes: [{ path: '/', public: true }],
      server: `exports.default = { html: () => ${html} };`,
    }),
  );
const shells = [await publishShell(store, aBuiltShell('1.0.0-x')), await publishShell(store, aBuiltShell('1.0.0-y'))];
const [canary, stable] = [await aCatalogue('1.0.0-new'), await aCatalogue('1.0.0-old')];

const gateway = await startRenderingGateway(
  { outputDir, apiUrl: api.url, origins: ['https://site.test'], trustProxy: true },
  { ttl: 60_000 },
);

/** Makes the stable releases live, with canaries at these percentages. */
const live = ({ module, shell }: { module?: number; shell?: number }) =>
  changeRegistry(store, async (content) => {
    content.modules['mfe-catalog'] = {
      current: stable,
      ...(module !== undefined && { canary: { release: canary, percentage: module } }),
    };
    content.shell = {
      current: shells[1] as (typeof shells)[number],
      ...(shell !== undefined && { canary: { release: shells[0] as (typeof shells)[number], percentage: shell } }),
    };
    return { result: undefined };
  });

/**
 * Returns what a visitor gets: the page's content, the shell that rendered it, and the releases for the browser to
 * load.
 */
async function visit(cookie?: string) {
  const headers = { accept: 'text/html', 'x-forwarded-proto': 'https', ...(cookie && { cookie }) };
  const page = await gateway.inject({ url: '/', headers });
  const response = await gateway.inject({ url: '/registry.json', headers });
  const { modules, shellVersion }: Registry = response.json();
  return {
    content: /catalogue (1\.0\.0-\w+)/.exec(page.body)?.[1],
    shell: /by shell ([\w.-]+)/.exec(page.body)?.[1],
    registry: [modules['mfe-catalog']?.current.version, modules['mfe-catalog']?.previous?.version, shellVersion],
    cookie: [page.headers['set-cookie'] ?? []].flat().find((line) => !line.startsWith('idavuelta-visit=')),
    vary: [page.headers.vary, response.headers.vary],
    page,
    response,
  };
}
const inGroup = (group: number) => visit(`a=1; idavuelta-group=${group}; idavuelta-locale=PE.es_PE`);

test('[MOD-06] visitors below the percentage get the canary, on the server and in the browser, the others do not', async () => {
  await live({ module: 30 });
  for (const group of [0, 29]) {
    const { content, registry } = await inGroup(group);
    assert.equal(content, '1.0.0-new');
    // browsers fall back to the replaced release if it does not work
    assert.deepEqual(registry, ['1.0.0-new', '1.0.0-old', '1.0.0-y']);
  }
  for (const group of [30, 99]) {
    const { content, registry } = await inGroup(group);
    assert.equal(content, '1.0.0-old');
    assert.deepEqual(registry, ['1.0.0-old', undefined, '1.0.0-y']);
  }
});

test('[MOD-06] a visitor who is in a canary stays in it when it grows', async () => {
  await live({ module: 5 });
  assert.equal((await inGroup(4)).content, '1.0.0-new');
  await live({ module: 60 });
  assert.equal((await inGroup(4)).content, '1.0.0-new');
  assert.equal((await inGroup(59)).content, '1.0.0-new');
});

test('the first visit while there is a canary sets the group, which decides that visit too', async () => {
  await live({ module: 50 });
  const seen = new Set<string | undefined>();
  for (let visits = 0; visits < 40; visits += 1) {
    const { content, cookie, vary } = await visit();
    const group = Number(
      /^idavuelta-group=(\d{1,2}); Path=\/; Max-Age=\d+; SameSite=Lax; HttpOnly; Secure$/.exec(String(cookie))?.[1],
    );
    assert.equal(content, group < 50 ? '1.0.0-new' : '1.0.0-old');
    assert.deepEqual(vary, ['accept-encoding, cookie', 'accept-encoding, cookie']);
    assert.equal((await inGroup(group)).content, content);
    assert.equal((await inGroup(group)).cookie, undefined);
    seen.add(content);
  }
  assert.equal(seen.size, 2);
});

test('without a canary nobody gets a cookie', async () => {
  await live({});
  const { content, cookie, page, response } = await visit();
  assert.equal(content, '1.0.0-old');
  assert.equal(cookie, undefined);
  assert.deepEqual([page.headers['set-cookie'], response.headers['set-cookie']], [undefined, undefined]);
});

test('the shell has canaries too, beside those of modules', async () => {
  await live({ module: 50, shell: 10 });
  const versionsIn = async (group: number) => {
    const { content, shell, registry } = await inGroup(group);
    assert.equal(registry[2], shell);
    return [content, shell];
  };
  assert.deepEqual(await versionsIn(9), ['1.0.0-new', '1.0.0-x']);
  assert.deepEqual(await versionsIn(10), ['1.0.0-new', '1.0.0-y']);
  assert.deepEqual(await versionsIn(50), ['1.0.0-old', '1.0.0-y']);
});

test('a broken value of the cookie is like none', async () => {
  await live({ module: 50 });
  for (const cookie of [
    'idavuelta-group=abc',
    'idavuelta-group=100',
    'idavuelta-group=-1',
    'other-idavuelta-group=3',
  ]) {
    assert.match(String((await visit(cookie)).cookie), /^idavuelta-group=\d{1,2};/);
  }
});

test('a canary that is no release hurts nobody', async () => {
  await live({});
  await changeRegistry(store, async (content) => {
    const entry = content.modules['mfe-catalog'];
    if (entry) entry.canary = { release: { ...canary, routes: null as never }, percentage: 100 };
    return { result: undefined };
  });
  assert.equal((await inGroup(0)).content, '1.0.0-old');
});

test('an open page that asks again is told that nothing is new, until something is', async () => {
  await live({ module: 50 });
  const request = (group: number, etag?: unknown) =>
    gateway.inject({
      url: '/registry.json',
      headers: { cookie: `idavuelta-group=${group}`, ...(etag ? { 'if-none-match': String(etag) } : {}) },
    });
  const { etag } = (await request(3)).headers;
  const again = await request(3, etag);
  assert.deepEqual([again.statusCode, again.body, again.headers.etag], [304, '', etag]);
  assert.equal((await request(60, etag)).statusCode, 200, 'those of another group have another one');
  await live({ module: 2 });
  const { statusCode, body } = await request(3, etag);
  assert.equal(statusCode, 200);
  assert.equal(JSON.parse(body).modules['mfe-catalog'].current.version, '1.0.0-old');
});
