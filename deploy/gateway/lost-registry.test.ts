import assert from 'node:assert/strict';
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { readRegistry } from '../registry/registry-file.ts';
import { publish, publishShell } from '../registry/releases.ts';
import { createFolderStore } from '../registry/stores/folder-store.ts';
import { referenceResponses, startTestApi } from '../testing/api.ts';
import { startRenderingGateway } from '../testing/gateway.ts';
import { aBuiltShell, aRenderedCatalogue, temporaryFolder } from '../testing/releases.ts';

const api = await startTestApi(referenceResponses);

async function aSite() {
  const outputDir = temporaryFolder();
  const store = createFolderStore(outputDir);
  await publishShell(store, aBuiltShell());
  for (const version of ['1.0.0-a', '1.0.0-b']) await publish(store, aRenderedCatalogue(version));
  const file = join(outputDir, 'registry.json');
  const write = (document: object) => writeFileSync(file, JSON.stringify(document));
  return { outputDir, file, write, good: readRegistry(outputDir) };
}

async function startGateway(outputDir: string) {
  const lines: string[] = [];
  const log = { level: 'warn', stream: { write: (line: string) => void lines.push(line) } };
  const gateway = await startRenderingGateway({ outputDir, apiUrl: api.url, log });
  const get = (url: string, language = 'es-PE') =>
    gateway.inject({ url, headers: { accept: 'text/html', 'accept-language': language } });
  return { get, refusals: () => lines.filter((line) => line.includes('registry entry refused')) };
}

test('[MOD-01] a registry that is lost changes nothing for visitors, and is reported once', async () => {
  const { outputDir, file } = await aSite();
  const { get, refusals } = await startGateway(outputDir);
  assert.match((await get('/')).body, /catalogue 1\.0\.0-b/);
  renameSync(file, `${file}.lost`);
  for (let turn = 0; turn < 3; turn++) assert.match((await get('/')).body, /catalogue 1\.0\.0-b/);
  assert.equal((await get('/registry.json')).json().modules['mfe-catalog'].current.version, '1.0.0-b');
  assert.equal(refusals().length, 1);
  renameSync(`${file}.lost`, file);
  assert.match((await get('/')).body, /catalogue 1\.0\.0-b/);
});

test('[MOD-01] a registry of an earlier revision, or of no modules, is not taken over a good one', async () => {
  const { outputDir, write, good } = await aSite();
  const { get, refusals } = await startGateway(outputDir);
  await get('/');
  const { current, previous } = good.modules['mfe-catalog'] ?? {};
  write({ ...good, revision: good.revision - 1, modules: { 'mfe-catalog': { current: previous, previous: current } } });
  assert.match((await get('/')).body, /catalogue 1\.0\.0-b/);
  write({ ...good, revision: good.revision + 1, modules: {} });
  assert.match((await get('/')).body, /catalogue 1\.0\.0-b/);
  assert.match(refusals().join(''), /revision \d+ is earlier than \d+.*no module is in it/s);
});

test('[MOD-01] a version that is not on disk is not taken until its files are there', async () => {
  const { outputDir, write, good } = await aSite();
  const folder = join(outputDir, 'modules/mfe-catalog/1.0.0-a');
  const { current, previous } = good.modules['mfe-catalog'] ?? {};
  const { get, refusals } = await startGateway(outputDir);
  await get('/');
  renameSync(folder, `${folder}.away`);
  write({ ...good, revision: good.revision + 1, modules: { 'mfe-catalog': { current: previous, previous: current } } });
  assert.match((await get('/')).body, /catalogue 1\.0\.0-b/);
  assert.match(refusals().join(''), /mfe-catalog current.*files are not there/);
  renameSync(`${folder}.away`, folder);
  await wait(1_100);
  assert.match((await get('/')).body, /catalogue 1\.0\.0-a/);
});

test('[MOD-01] without any registry each page is a 503 that says so, in the visitor’s language', async () => {
  const { outputDir, file } = await aSite();
  rmSync(file);
  const { get } = await startGateway(outputDir);
  for (const path of ['/', '/event/any', '/error404', '/registry.json']) {
    const { statusCode, headers } = await get(path);
    assert.equal(statusCode, 503, path);
    assert.ok(headers['retry-after'], path);
  }
  rmSync(join(outputDir, 'index.html'));
  for (const [language, words] of [
    ['es-CL', /lang="es-CL".*Volvemos en un momento/s],
    ['es-MX,es;q=0.9', /lang="es-PE".*Volvemos en un momento/s],
    ['en', /lang="en-US".*We’ll be right back/s],
    ['pt-PT', /lang="pt-BR".*Voltamos em instantes/s],
    ['', /lang="es-PE"/],
  ] as const) {
    const { statusCode, body } = await get('/', language);
    assert.equal(statusCode, 503);
    assert.match(body, words, language);
  }
});
