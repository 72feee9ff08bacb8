import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FiscalDocument } from '../fiscal-document.ts';
import { readCaf } from './caf.ts';
import { CafError, type CafProblem } from './caf-error.ts';
import { assertUsable, expiryOf, foliosLeft } from './folios.ts';
import { renderDocument } from './render-document.ts';
import { testCaf, testCafXml } from './testing/caf.ts';
import { aBoleta, certificate, settings } from './testing/documents.ts';

const fails = (problem: CafProblem, detail: RegExp) => (error: unknown) =>
  error instanceof CafError && error.problem === problem && detail.test(error.message);

test('[FIS-06] a CAF is read as the SII writes it', () => {
  const { xml, privateKey, ...rest } = readCaf(testCaf());
  assert.deepEqual(rest, {
    ...{ taxId: '76123456-0', type: 39, from: 1001, to: 1100, authorizedOn: '2027-03-01', keyId: 100 },
  });
  assert.match(xml, /^<CAF version="1.0"><DA><RE>.*<RS>Viajes &amp; Ñandú SpA<\/RS>.*<\/FRMA><\/CAF>$/);
  assert.match(privateKey, /^-----BEGIN RSA PRIVATE KEY-----[^-]+-----END RSA PRIVATE KEY-----$/);
  assert.equal(readCaf(testCaf({ from: 7, to: 7 })).to, 7);
  const utf8 = readCaf(Buffer.from(testCafXml().replace('?>', ' encoding="UTF-8"?>')));
  assert.match(utf8.xml, /<RS>Viajes &amp; Ñandú SpA<\/RS>/);
});

test('[FIS-06] a CAF that cannot be used says why', () => {
  const changed = (from: string | RegExp, to: string) => Buffer.from(testCafXml().replace(from, to), 'latin1');
  const files: [CafProblem, RegExp, Uint8Array][] = [
    ['unreadable', /no XML/, Buffer.from('folios')],
    ['unreadable', /no XML/, testCaf().subarray(0, 300)],
    ['unreadable', /AUTORIZACION/, Buffer.from('<CAF/>')],
    ['incomplete', /RE\./, testCaf({ taxId: '76123456-1' })],
    ['incomplete', /RS\./, testCaf({ legalName: '' })],
    ['incomplete', /RNG\/D/, testCaf({ from: 0 })],
    ['incomplete', /RNG\./, testCaf({ from: 10, to: 9 })],
    ['incomplete', /FA\./, testCaf({ authorizedOn: '01-03-2027' })],
    ['incomplete', /IDK/, changed(/<IDK>.*<\/IDK>/, '')],
    ['incomplete', /FRMA/, changed(/<FRMA.*<\/FRMA>/, '')],
    ['incomplete', /RSAPK\/M/, changed(/<RSAPK>.*<\/RSAPK>/, '')],
    ['incomplete', /RSASK/, changed(/<RSASK>.*<\/RSASK>/s, '')],
    ['incomplete', /RSASK/, changed(/<RSASK>.*<\/RSASK>/s, '<RSASK>clave</RSASK>')],
    ['incomplete', /CAF\./, changed('<CAF version="1.0">', '<CAF>')],
    ['other-type', /33/, testCaf({ type: 33 })],
    ['wrong-key', /RSASK/, testCaf({ wrongKey: true })],
    ['wrong-key', /RSASK/, changed('<E>Aw==</E>', '<E>AQAB</E>')],
  ];
  for (const [problem, detail, file] of files)
    assert.throws(() => readCaf(file), fails(problem, detail), String(detail));
});

test('[FIS-06] a document takes a folio of its own CAF, while that is valid', () => {
  const use = { taxId: '76123456-0', type: 39, folio: 1001, day: '2027-03-05' } as const;
  const caf = readCaf(testCaf());
  assertUsable(caf, use);
  assertUsable(caf, { ...use, folio: 1100, day: '2027-08-31' }, 6);
  const refused: [CafProblem, Partial<Parameters<typeof assertUsable>[1]>][] = [
    ['other-issuer', { taxId: '60803000-K' }],
    ['other-type', { type: 41 }],
    ['out-of-range', { folio: 1000 }],
    ['out-of-range', { folio: 1101 }],
    ['not-valid-yet', { day: '2027-02-28' }],
    ['expired', { day: '2027-09-01' }],
  ];
  for (const [problem, changes] of refused) {
    assert.throws(() => assertUsable(caf, { ...use, ...changes }, 6), fails(problem, /./), problem);
  }
  assert.equal(expiryOf({ authorizedOn: '2027-08-31' }, 6), '2028-02-29');
  assert.equal(expiryOf({ authorizedOn: '2027-11-30' }, 18), '2029-05-30');
});

test('[FIS-06] a document is not rendered with a folio that is not its own', () => {
  const render = (changes: Partial<FiscalDocument>, cafMonths = {}) =>
    renderDocument(aBoleta(changes), { settings: { ...settings, cafMonths }, certificate, caf: readCaf(testCaf()) });
  assert.throws(() => render({ number: 1101 }), fails('out-of-range', /1101/));
  const issuedAt = new Date('2027-09-02T02:00:00Z');
  assert.throws(() => render({ issuedAt }, { 39: 6 }), fails('expired', /2027-09-01/));
  assert.ok(render({ issuedAt }));
});

test('[FIS-06] folios that are left are counted', () => {
  const caf = { from: 1001, to: 1100 };
  assert.deepEqual(
    [undefined, 1000, 1001, 1099, 1100, 2000].map((last) => foliosLeft(caf, last)),
    [100, 100, 99, 1, 0, 0],
  );
});
