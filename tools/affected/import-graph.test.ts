import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { root, workspaces } from '../build/packages.ts';
import { readImports } from '../checks/imports/check-imports.ts';
import { importGraph } from './import-graph.ts';

test('the quick graph has every import that the checked one has', async () => {
  const packages = workspaces();
  const { importsOf } = importGraph(root, packages);
  const { modules } = await readImports(root, packages);
  // Files that a host takes from a module's release do not exist here.
  const isOurs = (file: string) =>
    packages.some((name) => file.startsWith(`${name}/`)) && !/node_modules/.test(file) && existsSync(join(root, file));
  const missing = modules.flatMap(({ source, dependencies }) =>
    dependencies
      .filter(({ resolved }) => isOurs(resolved) && !importsOf(source).has(resolved))
      .map(({ resolved }) => `${source} → ${resolved}`),
  );
  assert.deepEqual(missing, []);
});
