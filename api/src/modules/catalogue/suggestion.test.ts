import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toSuggestions } from './suggestion.ts';

test('[FND-02] a city is suggested before places, places before events', () => {
  const found = toSuggestions({
    cities: [{ name: 'Lima' }],
    places: [{ name: 'Lima Arena', city: 'Lima', translations: { en_US: { name: 'Lima Arena' } } }],
    events: [{ slug: 'limon', city: null, translations: { es_PE: { name: 'Limón', description: 'Larga' } } }],
  });
  assert.deepEqual(found, [
    { kind: 'city', name: 'Lima', translations: {} },
    { kind: 'place', name: 'Lima Arena', city: 'Lima', translations: { en_US: { name: 'Lima Arena' } } },
    { kind: 'event', name: '', slug: 'limon', translations: { es_PE: { name: 'Limón' } } },
  ]);
});
