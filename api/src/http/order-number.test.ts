import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseOrderNumber } from './order-number.ts';

test('[API-10] a number is understood as people write it, read it out and mistake it', () => {
  for (const text of [
    '7KQ2M9XA',
    '7kq2m9xa',
    ' 7KQ2 M9XA ',
    'IV-7KQ2M9XA',
    'iv 7kq2-m9xa',
    'IV-7KQ2M9XA-2',
    '7K02M9XA',
  ])
    assert.equal(parseOrderNumber(text), '7KQ2M9XA');
  assert.equal(parseOrderNumber('o1i23456'), 'QLL23456');
  for (const text of ['', '7KQ2M9X', '7KQ2M9XAB', 'XX-7KQ2M9XA', '7KQ2M9XA-2', 'ana@example.org', '7KQ2M9XÁ'])
    assert.equal(parseOrderNumber(text), undefined);
});
