import { translated } from './locale.ts';

it('[LOC-11] texts that the reader’s language lacks are shown in the country’s, else in Spanish, else in any', () => {
  expect(translated({ en_US: 'Party', es_CL: 'Carrete', es_PE: 'Fiesta' }, 'pt_BR', 'es_CL')).toBe('Carrete');
  expect(translated({ en_US: 'Party', es_CL: 'Carrete' }, 'es_PE', 'es_PE')).toBe('Carrete');
  expect(translated({ pt_BR: 'Festa', en_US: 'Party' }, 'es_PE', 'es_PE')).toBe('Festa');
  expect(translated({}, 'es_PE')).toBeUndefined();
});
