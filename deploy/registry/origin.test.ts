import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { historyLines } from '../release/report.ts';
import { aBuiltModule, temporaryFolder } from '../testing/releases.ts';
import { readReleaseLog, readStoredRegistry } from './registry-document.ts';
import { promote } from './releases.ts';
import { storeRelease } from './stored-releases.ts';
import { createFolderStore } from './stores/folder-store.ts';

const commit = '0123456789abcdef0123456789abcdef01234567';

test('[MOD-10] the history tells the commit and the changelog of a release, which the registry does not carry', async () => {
  const store = createFolderStore(temporaryFolder());
  const dist = aBuiltModule({ name: 'mfe-catalog' });
  const file = join(dist, 'module.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as object;
  writeFileSync(file, JSON.stringify({ ...manifest, origin: { commit, changes: '* **faq:** opens' } }));
  const { version } = await storeRelease(store, dist);
  await promote(store, 'mfe-catalog', version);

  const [event] = await readReleaseLog(store);
  assert.equal(event?.commit, commit);
  assert.match(historyLines(event ? [event] : []), /\n {4}commit 01234567\n {4}\* \*\*faq:\*\* opens$/);
  const { modules } = await readStoredRegistry(store, () => {});
  assert.ok(!JSON.stringify(modules).includes(commit));

  writeFileSync(file, JSON.stringify(manifest)); // the same build, before its sources were committed
  await storeRelease(store, dist);
});
