import assert from 'node:assert/strict';
import { test } from 'node:test';
import { encoded } from './encoded.ts';

test('a text in parts is its UTF-8, however long the one before it was', () => {
  for (const parts of [
    ['¡Voy ', 'y vuelvo! …', '🚐'],
    ['a'.repeat(1e5), 'é'.repeat(1e5), '…'.repeat(1e5)],
    ['corto'],
    [],
  ])
    assert.equal(encoded(parts).toString(), parts.join(''));
});
