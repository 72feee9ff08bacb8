import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { allFaults } from './all-faults.ts';

test('[FLT-26] each bad day of docs/operations.md is rehearsed by the command, and none besides', () => {
  const operations = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8');
  const [, table = ''] = operations.split('## When parts fail');
  const described = [...table.matchAll(/^\| `([a-z-]+)`/gm)].map(([, name]) => name);
  assert.deepEqual(
    described,
    allFaults.map(({ name }) => name),
  );
});
