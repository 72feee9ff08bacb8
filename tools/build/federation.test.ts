import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { readPackage, root } from './packages.ts';
import { hostVersions, sharedVersions } from './shared-versions.ts';

const { exports } = readPackage('shared') as { exports: Record<string, string> };

/** Whether a file of the folder, or of the one that antd's theme is in, imports antd. */
const bringsAntd = (folder: string) =>
  globSync('*.tsx', { cwd: folder }).some((file) =>
    /from '(antd|\.\.\/antd)\//.test(readFileSync(join(folder, file), 'utf8')),
  );

test('every entry of shared/ with a piece of antd is shared lazily: once per visit, whoever needs it first', () => {
  const entries = Object.entries(exports)
    .filter(([, file]) => file.endsWith('/index.ts') && bringsAntd(dirname(join(root, 'shared', file))))
    .map(([name]) => name.replace('./', '@idavuelta/shared/'));
  assert.deepEqual(entries, ['@idavuelta/shared/calendar', '@idavuelta/shared/search-select']);
  for (const entry of entries) assert.ok(entry in sharedVersions && !(entry in hostVersions), entry);
});
