import assert from 'node:assert/strict';
import fs, { renameSync, rmSync, symlinkSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { mock, test } from 'node:test';
import type { RefusedEntry } from '@idavuelta/shared/contracts';
import { aBuiltModule, temporaryFolder } from '../testing/releases.ts';
import { createRegistryReader } from './registry-file.ts';
import { publish } from './releases.ts';
import { createFolderStore } from './stores/folder-store.ts';

/** Creates a reader of a folder in which `1.0.0-a` is live. */
async function aReader() {
  const outputDir = temporaryFolder();
  const release = (version: string) =>
    publish(createFolderStore(outputDir), aBuiltModule({ version, routes: [{ path: '/' }] }));
  const reported: RefusedEntry[] = [];
  const read = createRegistryReader(outputDir, { report: (entry) => reported.push(entry) });
  const live = () => read().modules['mfe-catalog']?.current.version;
  await release('1.0.0-a');
  assert.equal(live(), '1.0.0-a');
  return { file: join(outputDir, 'registry.json'), release, reported, live };
}

test('[MOD-04] a registry that could not be read once is read at the next request', async () => {
  const { release, reported, live } = await aReader();
  await release('1.0.0-b');
  const failing = mock.method(fs, 'readFileSync', () => {
    throw Object.assign(new Error('too many open files'), { code: 'EMFILE' });
  });
  syncBuiltinESMExports();
  assert.equal(live(), '1.0.0-a');
  assert.equal(live(), '1.0.0-a');
  failing.mock.restore();
  syncBuiltinESMExports();
  assert.deepEqual(reported, [{ entry: 'registry.json', reason: 'too many open files' }]);
  assert.equal(live(), '1.0.0-b');
});

test('a registry that cannot be looked at leaves the last good one, and is reported once', async () => {
  const { file, release, reported, live } = await aReader();
  await release('1.0.0-b');
  renameSync(file, `${file}.moved`);
  symlinkSync(file, file);
  assert.equal(live(), '1.0.0-a');
  assert.equal(live(), '1.0.0-a');
  assert.equal(reported.length, 1);
  assert.match(reported[0]?.reason ?? '', /ELOOP/);
  rmSync(file);
  renameSync(`${file}.moved`, file);
  assert.equal(live(), '1.0.0-b');
});
