import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { checkProperty } from '../../../testing/check-property.ts';
import type { FiscalDocument } from '../fiscal-document.ts';
import { renderAlta } from './alta.ts';
import { checkChain, type StoredRecord } from './check-chain.ts';
import { huellaOf, huellaSource } from './huella.ts';
import { readRecord } from './read-record.ts';
import { sha256Of } from './record.ts';
import { carryOut, deeds } from './testing/histories.ts';
import { aDocument, place } from './testing/spanish-documents.ts';

const cents = (amount: string) => Number(amount.replace('.', ''));

/** What the authority has been told, in cents: tax and total of all documents that are not annulled. */
function told(records: StoredRecord[]) {
  const known = new Map<string, { tax: number; total: number }>();
  for (const record of records.map(({ xml }) => readRecord(xml))) {
    if (!('TipoFactura' in record)) known.delete(record.IDFactura.NumSerieFacturaAnulada);
    else
      known.set(record.IDFactura.NumSerieFactura, { tax: cents(record.CuotaTotal), total: cents(record.ImporteTotal) });
  }
  const sum = (key: 'tax' | 'total') => [...known.values()].reduce((all, amounts) => all + amounts[key], 0);
  return { tax: sum('tax'), total: sum('total') };
}

function sumOf(documents: FiscalDocument[]) {
  const sum = (key: 'tax' | 'total') =>
    documents.reduce((all, document) => all + (document.kind === 'credit-note' ? -1 : 1) * document[key].minor, 0);
  return { tax: sum('tax'), total: sum('total') };
}

test('[FIS-04] whatever is issued, corrected and annulled gives an unbroken chain with the totals of the documents', () => {
  const property = fc.property(deeds, (history) => {
    const { records, valid, last } = carryOut(history);
    assert.equal(checkChain(records, { last: last() }), undefined);
    assert.deepEqual(told(records), sumOf(valid));
  });
  checkProperty(property, 40);
});

test('[FIS-04] any byte that was changed in any record is found', () => {
  const property = fc.property(deeds, fc.nat(), fc.nat(), fc.integer({ min: 1, max: 255 }), (history, nth, at, by) => {
    const { records } = carryOut(history);
    const found = records[nth % (records.length || 1)];
    if (!found) return;
    const xml = Buffer.from(found.xml);
    const index = at % xml.length;
    xml[index] = ((xml[index] ?? 0) + by) % 256;
    const changed = records.map((record) => (record === found ? { ...record, xml } : record));
    assert.deepEqual(checkChain(changed), { position: found.position, problem: 'altered' });
  });
  checkProperty(property, 60);
});

const { records, last } = carryOut([
  { deed: 'simplified', total: 12_100 },
  { deed: 'invoice', total: 5000 },
  { deed: 'correct', at: 0, share: 0.5 },
  { deed: 'annul', at: 1, share: 0 },
]);

/** Changes a record and hides it by a new SHA-256, and by a new huella. */
function forged(position: number, from: string, to: string, huella: boolean): StoredRecord[] {
  return records.map((record) => {
    if (record.position !== position) return record;
    const text = Buffer.from(record.xml).toString();
    assert.ok(text.includes(from));
    const changed = text.replace(from, to);
    const sealed = huella
      ? changed.replace(
          /<Huella>[^<]*(?=<\/Huella><\/Registro(Alta|Anulacion)>)/,
          `<Huella>${huellaOf(huellaSource(readRecord(Buffer.from(changed))))}`,
        )
      : changed;
    const xml = Buffer.from(sealed);
    return { position, xml, sha256: sha256Of(xml) };
  });
}

test('[FIS-04] a forged record is found by its huella, or by the next record', () => {
  assert.deepEqual(checkChain(forged(2, '50.00', '40.00', false)), { position: 2, problem: 'huella' });
  assert.deepEqual(checkChain(forged(2, '50.00', '40.00', true)), { position: 3, problem: 'link' });
  assert.equal(checkChain(forged(4, 'F27-2', 'F27-9', true)), undefined);
  assert.deepEqual(checkChain(forged(4, 'F27-2', 'F27-9', true), { last: last() }), { position: 4, problem: 'end' });
});

const [first, second, third, fourth] = records as [StoredRecord, StoredRecord, StoredRecord, StoredRecord];
const renumbered = (position: number, { xml, sha256 }: StoredRecord) => ({ position, xml, sha256 });

const broken: [name: string, records: StoredRecord[], position: number, problem: string][] = [
  ['without one', [first, third, fourth], 3, 'gap'],
  ['without the first', [second, third], 2, 'gap'],
  ['with one twice', [first, second, second], 2, 'gap'],
  ['in another order', [second, first], 2, 'gap'],
  ['with one under the number of a deleted one', [first, renumbered(2, third)], 2, 'gap'],
  ['cut short', [first, second, third], 3, 'end'],
  ['deleted', [], 0, 'end'],
  ['with another SHA-256', [first, { ...second, sha256: first.sha256 }], 2, 'altered'],
  ['with no XML', [{ position: 1, xml: Buffer.from(''), sha256: sha256Of(Buffer.from('')) }], 1, 'unreadable'],
  ['with another rate', forged(1, '<TipoFactura>F2', '<TipoFactura>F8', false), 1, 'unreadable'],
];

for (const [name, list, position, problem] of broken) {
  test(`[FIS-04] a chain ${name} is found broken: ${problem}`, () => {
    assert.deepEqual(checkChain(list, { last: last() }), { position, problem });
  });
}

test('[FIS-04] a part of a chain is checked from the record before it', () => {
  const before = renderAlta(aDocument(12_100), place({ generatedAt: new Date('2027-07-01T22:30:01Z') })).link;
  assert.equal(checkChain([second, third, fourth], { before, last: last() }), undefined);
  const other = { ...before, Huella: 'F'.repeat(64) };
  assert.deepEqual(checkChain([second, third], { before: other }), { position: 2, problem: 'link' });
});

test('[FIS-04] a record made a minute or more before the one it follows is found', () => {
  const madeAt = (seconds: number) => new Date(Date.parse('2027-07-01T23:00:00Z') + seconds * 1000);
  const pair = (seconds: number) => {
    const one = renderAlta(aDocument(100), place({ generatedAt: madeAt(0) }));
    const two = renderAlta(aDocument(100), place({ position: 2, previous: one.link, generatedAt: madeAt(seconds) }));
    return [one, two].map(({ xml, sha256 }, i) => ({ position: i + 1, xml, sha256 }));
  };
  assert.equal(checkChain(pair(-60)), undefined);
  assert.deepEqual(checkChain(pair(-61)), { position: 2, problem: 'time' });
});
