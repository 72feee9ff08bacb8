import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createLanguageFilter } from './in-languages.ts';

const response = {
  status: 200,
  body: {
    success: true,
    data: [
      { id: 1, soldOut: false, endDate: null, translations: { es_PE: { name: 'Fiesta' }, en_US: { name: 'Party' } } },
      { id: 2, place: { translations: { pt_BR: { name: 'Praça' }, es_ES: { name: 'Plaza' } } }, translations: {} },
    ],
  },
};

test('[LOC-11] a response has the translations that the page shows, at every depth, and all else', () => {
  const inLanguages = createLanguageFilter();
  assert.deepEqual(inLanguages(response, ['en_US', 'es_CL']), {
    status: 200,
    body: {
      success: true,
      data: [
        { id: 1, soldOut: false, endDate: null, translations: { en_US: { name: 'Party' } } },
        { id: 2, place: { translations: { es_ES: { name: 'Plaza' } } }, translations: {} },
      ],
    },
  });
  assert.equal(Object.keys(response.body.data[0]?.translations ?? {}).length, 2);
});

test('pages in the same languages share one response', () => {
  const inLanguages = createLanguageFilter();
  const first = inLanguages(response, ['es_PE', 'es_PE']);
  assert.equal(inLanguages(response, ['es_PE', 'es_PE']), first);
  assert.notEqual(inLanguages(response, ['pt_BR', 'es_PE']), first);
});
