import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createResponseCache } from './response-cache.ts';

test('[FND-01] lists are kept while they are fresh and have so many parts together', async () => {
  const cache = createResponseCache();
  let loaded = 0;
  const read = (key: string, length: number) =>
    cache.list(`long:${key}`, async () => {
      loaded += 1;
      return Array.from({ length }, () => key);
    });
  assert.equal((await read('one', 90_000)).length, 90_000);
  await read('two', 90_000);
  await read('one', 90_000);
  assert.equal(loaded, 2, 'from memory');
  await read('three', 90_000);
  await read('one', 90_000);
  assert.equal(loaded, 3, 'used last');
  await read('two', 90_000);
  assert.equal(loaded, 4, 'pushed out');
  assert.deepEqual([await read('none', 0), await read('none', 0), loaded], [[], [], 5]);
});
