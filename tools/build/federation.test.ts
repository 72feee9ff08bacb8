import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { buildInputs } from './build-inputs.ts';
import { readDefinition } from './manifest.ts';
import { describeBuild, modules, readPackage, root } from './packages.ts';
import { isOurs, shellShares } from './shared-versions.ts';

const { exports } = readPackage('shared') as { exports: Record<string, string> };

/** Tells whether a file of the folder, or of the one with antd's theme, imports antd. */
const bringsAntd = (folder: string) =>
  globSync('*.tsx', { cwd: folder }).some((file) =>
    /from '(antd|\.\.\/antd)\//.test(readFileSync(join(folder, file), 'utf8')),
  );

/** The lazily shared libraries of each package. */
const shares = new Map<string, readonly string[]>([['shell', shellShares]]);
for (const name of modules) shares.set(name, (await readDefinition(describeBuild(name))).shares ?? []);
const sharedBySome = [...new Set([...shares.values()].flat())];

test('every entry of shared/ with a piece of antd is shared lazily: once per visit, whoever needs it first', () => {
  const entries = Object.entries(exports)
    .filter(([, file]) => file.endsWith('/index.ts') && bringsAntd(dirname(join(root, 'shared', file))))
    .map(([name]) => name.replace('./', '@idavuelta/shared/'));
  assert.deepEqual(entries, ['@idavuelta/shared/calendar', '@idavuelta/shared/search-select']);
  for (const entry of entries) assert.ok(sharedBySome.includes(entry), entry);
});

test('who uses a library that another package shares, shares it too: it would come twice', () => {
  for (const [name, own] of shares) {
    const { files, libraries } = buildInputs(root, name);
    const isUsed = (library: string) =>
      isOurs(library)
        ? files.includes(`${library.replace('@idavuelta/', '')}/index.ts`)
        : libraries.some((one) => one.startsWith(`${library}@`));
    assert.deepEqual([...own].sort(), sharedBySome.filter(isUsed).sort(), name);
  }
});
