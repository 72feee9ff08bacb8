import assert from 'node:assert/strict';
import { test } from 'node:test';
import { huellaOf, huellaSource } from './huella.ts';
import type { AltaTree, AnulacionTree } from './record-tree.ts';
import vectors from './testing/huella-vectors.json' with { type: 'json' };

/** Builds the record of an example from the authority's text. */
function toRecord(input: string): AltaTree | AnulacionTree {
  const field = Object.fromEntries(input.split('&').map((pair) => pair.split('='))) as Record<string, string>;
  const pick = (...names: string[]) => Object.fromEntries(names.map((name) => [name, field[name] ?? '']));
  const previous = { IDEmisorFactura: '', NumSerieFactura: '', FechaExpedicionFactura: '', Huella: field.Huella ?? '' };
  const chained = {
    RefExterna: '1',
    Encadenamiento: field.Huella ? { RegistroAnterior: previous } : { PrimerRegistro: 'S' },
    ...pick('FechaHoraHusoGenRegistro'),
  };
  const id = ['IDEmisorFactura', 'NumSerieFactura', 'FechaExpedicionFactura'];
  const annulled = id.map((name) => `${name}Anulada`);
  const record =
    'TipoFactura' in field
      ? { IDFactura: pick(...id), ...pick('TipoFactura', 'CuotaTotal', 'ImporteTotal'), ...chained }
      : { IDFactura: pick(...annulled), ...chained };
  return record as unknown as AltaTree | AnulacionTree;
}

for (const { source, input, sha256 } of vectors) {
  test(`[FIS-04] the huella is that of the authority's example: ${source}`, () => {
    assert.equal(huellaSource(toRecord(input)), input);
    assert.equal(huellaOf(input), sha256);
  });
}

test('[FIS-04] the huella is made of values without blanks around them', () => {
  const [first] = vectors;
  const padded = first?.input.replace('12345678/G33', '    12345678 / G33  ') ?? '';
  assert.match(huellaSource(toRecord(padded)), /&NumSerieFactura=12345678 \/ G33&/);
});
