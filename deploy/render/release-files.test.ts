import assert from 'node:assert/strict';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { publish, publishShell } from '../registry/releases.ts';
import { createFolderStore } from '../registry/stores/folder-store.ts';
import { aBuiltModule, aBuiltShell, temporaryFolder } from '../testing/releases.ts';
import { createReleaseFileReader, releaseBase } from './release-files.ts';

async function publishBoth() {
  const outputDir = temporaryFolder();
  const store = createFolderStore(outputDir);
  await publishShell(store, aBuiltShell('1.0.0-s'));
  const { entry } = await publish(store, aBuiltModule({ files: { 'texts/catalog/es_PE.json': '{"hi":"Hola"}' } }));
  const base = releaseBase(entry);
  return { outputDir, base, texts: `${base}texts/catalog/es_PE.json`, page: '/shell/1.0.0-s/index.html' };
}

test('[MOD-03] a language file and the shell’s page are read as they were published, and no other way', async () => {
  const { outputDir, texts, page } = await publishBoth();
  const read = createReleaseFileReader(outputDir);
  assert.equal(read(texts), '{"hi":"Hola"}');
  assert.match(read(page), /<div id="root">/);
  for (const address of [texts, page]) {
    writeFileSync(join(outputDir, address), 'something else');
    assert.throws(() => createReleaseFileReader(outputDir)(address), /was changed/);
  }
  assert.equal(read(texts), '{"hi":"Hola"}'); // each is read once
});

test('[MOD-03] a file that the release was not published with is not read', async () => {
  const { outputDir, base } = await publishBoth();
  writeFileSync(join(outputDir, base, 'more.css'), '');
  assert.throws(() => createReleaseFileReader(outputDir)(`${base}more.css`), /more\.css was changed/);
});

test('files of a release whose manifest is gone are read without it', async () => {
  const { outputDir, base, texts } = await publishBoth();
  rmSync(join(outputDir, base, 'module.json'));
  assert.equal(createReleaseFileReader(outputDir)(texts), '{"hi":"Hola"}');
});
