import assert from 'node:assert/strict';
import { test } from 'node:test';
import { root } from '../build/packages.ts';
import { modulePaths } from './paths.ts';

test('[MOD-10] what a module does not use is none of its paths', async () => {
  const paths = await modulePaths(root, 'mfe-qr-check');
  assert.ok(paths.includes('shared/contracts'));
  assert.ok(!paths.includes('shared/calendar'));
  assert.ok((await modulePaths(root, 'mfe-account')).includes('shared/calendar'));
});
