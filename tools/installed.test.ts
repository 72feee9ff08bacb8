import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from './build/packages.ts';
import { sparseCopy } from './testing/checkout.ts';

test('[MOD-10] a team installs its module and what builds it, and no peer that nobody names', async () => {
  const { folder, remove } = await sparseCopy(['mfe-booking', 'tools/build']);
  const { selection } = (await import(join(folder, 'tools/installed.mjs'))) as { selection: () => string[] };
  assert.deepEqual(selection(), ['-w', 'mfe-booking', '-w', 'tools', '--omit=peer']);
  remove();
});

test('[MOD-10] the peers that a team does without are those of which nothing is loaded: one that is needed has to be named', () => {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { peer?: boolean; optional?: boolean }>;
  };
  const left = Object.entries(packages).filter(([, { peer, optional }]) => peer && !optional);
  assert.deepEqual(
    left.map(([place]) => place.replace(/^node_modules\//, '')),
    [
      '@rspack/binding',
      '@rspack/core',
      '@types/jsdom',
      '@types/jsdom/node_modules/undici-types',
      '@types/tough-cookie',
      'jquery',
    ],
  );
});

test('[MOD-10] the canvas that papers are read with lies under who draws on it: the DOM of the tests would take it along', () => {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages: object };
  const places = Object.keys(packages).filter((place) => place.endsWith('/@napi-rs/canvas'));
  assert.deepEqual(places, ['node_modules/pdfjs-dist/node_modules/@napi-rs/canvas']);
});
