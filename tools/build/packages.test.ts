import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { modules, modulesIn, workspaces } from './packages.ts';

test('a folder mfe-x with a package.json is a package and a module, without being listed anywhere', () => {
  const root = mkdtempSync(join(tmpdir(), 'packages-'));
  const add = (folder: string, content: object = {}) => {
    mkdirSync(join(root, folder), { recursive: true });
    writeFileSync(join(root, folder, 'package.json'), JSON.stringify(content));
  };
  add('.', { workspaces: ['shared', 'mfe-*', 'api'] });
  for (const folder of ['shared', 'api', 'mfe-b', 'mfe-a', 'not-listed']) add(folder);
  mkdirSync(join(root, 'mfe-without-package'));
  assert.deepEqual(workspaces(root), ['shared', 'mfe-a', 'mfe-b', 'api']);
  assert.deepEqual(modulesIn(root), ['mfe-a', 'mfe-b']);
  rmSync(root, { recursive: true });
});

test('the repository’s own modules are found', () => {
  for (const name of ['mfe-account', 'mfe-booking', 'mfe-catalog', 'mfe-qr-check']) assert.ok(modules.includes(name));
});
