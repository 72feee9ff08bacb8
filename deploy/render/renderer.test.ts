import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { brotliDecompressSync } from 'node:zlib';
import { findRoute, ownedRoutes } from '@idavuelta/shared/contracts';
import { createRegistryReader } from '../registry/registry-file.ts';
import { publish, publishShell } from '../registry/releases.ts';
import { createFolderStore } from '../registry/stores/folder-store.ts';
import { referenceResponses, startTestApi } from '../testing/api.ts';
import { aBuiltModule, aBuiltShell, temporaryFolder } from '../testing/releases.ts';
import { createRenderer, type RendererOptions, type RenderOutcome } from './renderer.ts';

const api = await startTestApi(referenceResponses);
const route = { path: '/', public: true };
const exposes = { './Page.tsx': { scripts: [{ path: 'page.js' }], styles: ['page.css'], queries: true as const } };
const pageFiles = { 'page.js': 'page', 'page.css': '.page{background:url("sand.webp")}' };

/**
 * Starts a renderer with a published catalogue.
 * @param html source of a function from path and query to the page's content
 */
async function startRenderer(html: string, settings: Partial<RendererOptions> = {}) {
  const outputDir = temporaryFolder();
  const store = createFolderStore(outputDir);
  await publishShell(store, aBuiltShell());
  const release = await publish(
    store,
    aBuiltModule({ routes: [route], exposes, files: pageFiles, server: `exports.default = { html: ${html} };` }),
  );
  const failures: unknown[] = [];
  const renderer = createRenderer({
    outputDir,
    apiUrl: api.url,
    config: {},
    threads: 1,
    onFailure: (_, error) => failures.push(error),
    ...settings,
  });
  after(() => renderer.close());
  const readRegistry = createRegistryReader(outputDir);
  const render = (pathname = '/', over: { search?: string; cookies?: string } = {}) => {
    const registry = readRegistry();
    const match = findRoute(ownedRoutes(registry), pathname);
    const page = { origin: 'https://idavuelta.example', match, pathname, search: '', cookies: '' };
    return renderer.render({ registry, ...page, ...over });
  };
  return { outputDir, store, release, render, failures };
}

const htmlOf = (outcome: RenderOutcome) =>
  outcome.kind === 'page' ? brotliDecompressSync(outcome.brotli).toString() : assert.fail(JSON.stringify(outcome));

test('what a release keeps in its global object is not there for another set of releases that has it too', async () => {
  const html = `(() => { globalThis.evaluations = (globalThis.evaluations ?? 0) + 1; return () => 'evaluation ' + globalThis.evaluations; })()`;
  const { render, store } = await startRenderer(html, { ttl: 0 });
  assert.match(htmlOf(await render()), /evaluation 1/);
  await publishShell(store, aBuiltShell('1.0.0-66666666'));
  assert.match(htmlOf(await render()), /by shell 1\.0\.0-66666666.*evaluation 1/s);
});

test('[FLT-26] a page takes no more memory than its bytes', async () => {
  const { render } = await startRenderer(`() => '<h1>Hola</h1>'`);
  const outcome = await render();
  if (outcome.kind !== 'page') return assert.fail(outcome.kind);
  assert.equal(outcome.brotli.buffer.byteLength, outcome.brotli.length);
});

test('a page is complete: its head, its styles, its content, its hydration payload, and the list of its scripts', async () => {
  const { render, release } = await startRenderer(`(path) => '<h1>Hola ' + path + '</h1>'`);
  const html = htmlOf(await render('/'));
  assert.match(html, /<html lang="es-CL">/);
  assert.equal(html.match(/<title>/g)?.length, 1);
  assert.match(html, /<title>\/ at https:\/\/idavuelta\.example by shell/);
  assert.match(
    html,
    /<div id="root"><h1>Hola \/<\/h1><\/div>.*<script type="application\/json" id="hydration-payload">/,
  );
  // The content comes before the scripts.
  assert.ok(html.indexOf('main.js') > html.indexOf('<h1>'), html);
  // Styles are inlined with the address that webpack's loader of CSS chunks looks for, and absolute URLs.
  const base = release.entry.replace('remoteEntry.js', '');
  assert.ok(
    html.includes(`<style data-href="${base}page.css">.page{background:url("${base}sand.webp")}</style>`),
    html,
  );
  assert.match(html, /<style data-href="\/shell\/1\.0\.0-55555555\/main\.css">\.layout\{background:url\(\/shell\//);
  assert.doesNotMatch(html, /rel="stylesheet"/);
  // The scripts needed for hydration besides the shell's, which loads them; none for data in the payload.
  const [, pageFiles = ''] = /<template id="page-files">(.*)<\/template>/.exec(html) ?? [];
  assert.ok(pageFiles.includes(`href="${release.entry}" integrity="${release.integrity}">`), html);
  for (const file of [`${base}page.js`, '/shell/1.0.0-55555555/queries.js']) {
    assert.ok(pageFiles.includes(`<link rel="preload" as="script" href="${file}">`), file);
  }
  assert.doesNotMatch(html, /registry\.json|config\.js/);
});

test('a page without queries does not ask for the query cache', async () => {
  const { store, render } = await startRenderer(`() => ''`);
  const plain = { './Page.tsx': { scripts: [{ path: 'page.js' }], styles: [] } };
  const server = `exports.default = { html: () => '' };`;
  await publish(store, aBuiltModule({ version: '1.0.1-b', routes: [route], exposes: plain, files: pageFiles, server }));
  assert.doesNotMatch(htmlOf(await render('/')), /queries\.js/);
});

test('the visitor’s cookie decides the language', async () => {
  const { render } = await startRenderer(`() => ''`);
  assert.match(htmlOf(await render('/', { cookies: 'idavuelta-locale=PE.en_US' })), /<html lang="en-US">/);
});

test('a build gets the parts of Node that rendering needs', async () => {
  const { render } = await startRenderer(`() => typeof require('node:util').inspect`);
  assert.match(htmlOf(await render()), /function/);
});

for (const name of ['lodash', 'node:fs', 'child_process']) {
  test(`a module that requires ${name} is left to the browser`, async () => {
    const { render, failures } = await startRenderer(`() => require('${name}')`);
    assert.deepEqual(await render(), { kind: 'fallback' });
    assert.match(String(failures[0]), new RegExp(`requires ${name}`));
  });
}

test('code of releases sees no environment variable', async () => {
  assert.ok(process.env.PATH);
  const { render } = await startRenderer(`() => JSON.stringify(process.env)`);
  assert.match(htmlOf(await render()), /<div id="root">\{\}<\/div>/);
});

for (const [what, code] of [
  ['keeps making objects', `const all = []; while (true) all.push({ text: String(all.length) });`],
  ['joins ever longer lists', `let all = Array(5e5).fill(1); while (true) all = all.concat(all.slice(0, 5e5));`],
]) {
  test(`a page that ${what} ends its thread and no other: pages go on being rendered`, async () => {
    const { render, failures } = await startRenderer(`(path, search) => { if (search) { ${code} } return 'fine'; }`, {
      ttl: 0,
      maxMemory: 64,
      timeout: 30_000,
    });
    const pages = await Promise.all([render(), render('/', { search: '?greedy' }), render(), render()]);
    assert.deepEqual(pages[1], { kind: 'fallback' });
    assert.match(String(failures), /memory|ERR_WORKER/);
    assert.equal(failures.length, 1);
    for (const page of [...pages.toSpliced(1, 1), await render()]) assert.match(htmlOf(page), /fine/);
  });
}

test('a cached page is rendered once per language and query', async () => {
  const { render } = await startRenderer(`(() => { let count = 0; return () => 'rendered ' + ++count; })()`, {
    ttl: 60_000,
  });
  const both = await Promise.all([render('/'), render('/')]);
  assert.match(htmlOf(both[0]), /rendered 1</);
  assert.equal(htmlOf(both[1]), htmlOf(both[0]));
  assert.match(htmlOf(await render('/', { search: '?q=a' })), /rendered 2</);
  assert.match(htmlOf(await render('/', { cookies: 'idavuelta-locale=CL.en_US' })), /rendered 3</);
  assert.match(htmlOf(await render('/')), /rendered 1</);
});

test('a release is rendered from the next request on, whatever is cached', async () => {
  const { store, render } = await startRenderer(`() => 'the first'`, { ttl: 60_000 });
  assert.match(htmlOf(await render()), /the first/);
  const server = `exports.default = { html: () => 'the second' };`;
  await publish(store, aBuiltModule({ version: '1.0.1-b', routes: [route], exposes, files: pageFiles, server }));
  assert.match(htmlOf(await render()), /the second/);
  await publishShell(store, aBuiltShell('1.0.1-s'));
  assert.match(htmlOf(await render()), /by shell 1\.0\.1-s/);
});

test('an address without a page is not found', async () => {
  const { render } = await startRenderer(`() => 'not-found'`);
  assert.deepEqual(await render(), { kind: 'not-found' });
});

for (const [how, html] of [
  ['throws', `() => { throw new Error('boom') }`],
  ['rejects', `async () => { throw new Error('boom') }`],
  ['loops without end', `(path, search) => { while (search === '?broken'); return 'fine' }`],
  ['never resolves', `(path, search) => search === '?broken' ? new Promise(() => {}) : 'fine'`],
] as const) {
  test(`a page whose module ${how} is left to the browser, and others are rendered`, async () => {
    const { render, failures } = await startRenderer(html, { timeout: 1_500 });
    assert.deepEqual(await render('/', { search: '?broken' }), { kind: 'fallback' });
    assert.equal(failures.length, 1);
    assert.match(htmlOf(await render('/error404')), /not found/);
    if (html.includes('fine')) assert.match(htmlOf(await render('/')), /fine/);
  });
}

test('[MOD-03] a module without a build for Node, and one whose build was changed, are left to the browser', async () => {
  const { outputDir, store, render, failures } = await startRenderer(`() => 'fine'`, { ttl: 0 });
  await publish(store, aBuiltModule({ version: '1.0.1-b', routes: [route], exposes, files: pageFiles }));
  assert.deepEqual(await render(), { kind: 'fallback' });
  assert.match(String(failures[0]), /mfe-catalog has no build for Node/);

  const server = `exports.default = { html: () => 'fine' };`;
  await publish(store, aBuiltModule({ version: '1.0.2-c', routes: [route], files: pageFiles, server }));
  writeFileSync(join(outputDir, 'modules/mfe-catalog/1.0.2-c/server.cjs'), `${server} // and more`);
  assert.deepEqual(await render(), { kind: 'fallback' });
  assert.match(String(failures[1]), /was changed/);
});

test('[MOD-03] a page whose style sheet was changed is left to the browser, which checks it', async () => {
  const { outputDir, release, render, failures } = await startRenderer(`() => 'fine'`, { ttl: 0 });
  const base = release.entry.replace('remoteEntry.js', '');
  writeFileSync(join(outputDir, base, 'page.css'), '.page{background:url(https://evil.example)}');
  assert.deepEqual(await render(), { kind: 'fallback' });
  assert.match(String(failures[0]), /page\.css was changed/);
});

test('while the API is down pages are left to the browser', async () => {
  const down = await startRenderer(`() => 'fine'`, { apiUrl: 'http://127.0.0.1:1', ttl: 0 });
  assert.deepEqual(await down.render(), { kind: 'fallback' });
  assert.equal(down.failures.length, 1);
});

test('what a page shows is taken as it is, whatever it looks like', async () => {
  const tricky = '$& $1 <!--#end--><!--#/end--> </head>';
  const { render } = await startRenderer(`() => ${JSON.stringify(tricky)}`);
  assert.ok(htmlOf(await render()).includes(`<div id="root">${tricky}</div>`));
});
