import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readTypedAddress } from './typed-address.ts';

const cases: [text: string, words: string, house: string][] = [
  ['larco 12', 'larco', '12'],
  ['Av. José LARCO 1232 dpto 5, Mira', 'jose larco mira', '1232 dpto 5'],
  ['Av.Larco', 'larco', ''],
  ['Avenida de la Marina 2000', 'marina', '2000'],
  ['28 de Julio 120', '28 julio', '120'],
  ['av 9 de octubre', '9 octubre', ''],
  ['Calle 50', '50', ''],
  ['Carrer d’Aragó, 250-B', 'arago', '250-B'],
  ['Ñuñoa', 'nunoa', ''],
  ['Paral·lel', 'paral lel', ''],
  ['avenida', 'avenida', ''],
  ['Miraflores, Larco nº 12', 'miraflores larco', '12'],
  ['%_, ...', '', ''],
];

for (const [text, words, house] of cases) {
  test(`[MAP-02] reads "${text}" as words and the number of a house`, () => {
    assert.deepEqual(readTypedAddress(text), { words: words.split(' ').filter(Boolean), house });
  });
}
