import assert from 'node:assert/strict';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { temporaryFolder } from '../testing/releases.ts';
import { checkSources, hashesOf } from './built-sources.ts';

function aBuiltPackage() {
  const root = temporaryFolder();
  const write = (file: string, content: string) => writeFileSync(join(root, file), content);
  for (const folder of ['mfe-faq/src', 'mfe-faq/dist', 'shared']) mkdirSync(join(root, folder), { recursive: true });
  write('mfe-faq/src/module.ts', 'export default {};');
  write('shared/text.ts', 'export {};');
  const sources = hashesOf(root, ['mfe-faq/src/module.ts', 'shared/text.ts']);
  write('mfe-faq/dist/version.json', JSON.stringify({ version: '1.0.0-a', sources }));
  return { root, write };
}

test('a build of the present sources may be published', () => {
  const { root } = aBuiltPackage();
  checkSources(root, 'mfe-faq');
});

test('a build of earlier sources is refused, and names what has changed since', () => {
  const { root, write } = aBuiltPackage();
  write('shared/text.ts', 'export const text = 1;');
  assert.throws(() => checkSources(root, 'mfe-faq'), {
    message: 'mfe-faq has changed since it was built (shared/text.ts); build it: npm run build -w mfe-faq',
  });
  rmSync(join(root, 'mfe-faq/src/module.ts'));
  assert.throws(() => checkSources(root, 'mfe-faq'), /\(mfe-faq\/src\/module\.ts, shared\/text\.ts\)/);
});

test('a build that failed, which leaves no version, is refused', () => {
  const { root } = aBuiltPackage();
  rmSync(join(root, 'mfe-faq/dist/version.json'));
  assert.throws(
    () => checkSources(root, 'mfe-faq'),
    /^Error: mfe-faq is not built, or its last build failed; build it:/,
  );
});

test('a build that does not say of what it was made is refused', () => {
  const { root, write } = aBuiltPackage();
  write('mfe-faq/dist/version.json', JSON.stringify({ version: '1.0.0-a' }));
  assert.throws(() => checkSources(root, 'mfe-faq'), /^Error: mfe-faq was built before builds said of what; build it:/);
});

test('a machine without the sources publishes what it was given', () => {
  const { root } = aBuiltPackage();
  rmSync(join(root, 'mfe-faq/src'), { recursive: true });
  checkSources(root, 'mfe-faq');
});
