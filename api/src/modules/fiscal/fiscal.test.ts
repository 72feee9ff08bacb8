import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { StaffList, TaxDocumentRow } from '@idavuelta/shared/contracts/staff';
import { openFiscalApp } from './testing/fiscal-app.ts';

const app = await openFiscalApp();
const { testApp, sell, refund, settled, documentsOf } = app;

const brief = (documents: Awaited<ReturnType<typeof documentsOf>>) =>
  documents.map(({ kind, series, number, total }) => [kind, `${series}-${number}`, total]);

const bytesOf = (id: string) =>
  testApp.query<{ xml: Buffer; sha256: string; pdf: Buffer }>(
    `SELECT r.xml, r.sha256, f.pdf FROM fiscal_document f JOIN fiscal_record r ON r.document_id = f.id WHERE f.id = $1`,
    [id],
  );

test('[FIS-01] Peru: a charge has a boleta, each refund a credit note, from gapless series', async () => {
  await app.setUp('PE');
  const { orderId } = await sell('PE', { tickets: 2 }, 45);
  assert.deepEqual(brief(await documentsOf(orderId)), [['simplified', 'B001-1', 9000]]);
  await settled(orderId, 'accepted');
  await refund(orderId, 1);
  await refund(orderId);
  const documents = await settled(orderId, 'accepted', 'accepted', 'accepted');
  assert.deepEqual(brief(documents), [
    ['simplified', 'B001-1', 9000],
    ['credit-note', 'BC01-1', 4500],
    ['credit-note', 'BC01-2', 4500],
  ]);
  for (const { id } of documents) {
    const [stored] = await bytesOf(id);
    assert.ok(stored?.xml.length && stored.pdf.length && /^[\da-f]{64}$/.test(stored.sha256));
  }
});

test('[FIS-01] Spain: a factura simplificada and its rectificativa', async () => {
  await app.setUp('ES');
  const { orderId } = await sell('ES', {}, 12.5);
  await refund(orderId);
  const documents = await settled(orderId, 'accepted', 'accepted');
  assert.deepEqual(
    documents.map(({ kind, total }) => [kind, total]),
    [
      ['simplified', 1250],
      ['credit-note', 1250],
    ],
  );
});

test('[FIS-06] Chile: documents wait for folios, and get them in their order', async () => {
  await app.setUp('CL');
  const first = await sell('CL', {}, 15_990);
  const second = await sell('CL', {}, 9_990);
  await refund(first.orderId);
  assert.deepEqual(
    (await documentsOf(first.orderId)).map(({ series, number }) => [series, number]),
    [
      ['39', null],
      ['61', null],
    ],
  );
  assert.equal((await app.company('CL')).counts.withoutNumber, 3);
  const { data: listed } = await app.testApp.call<StaffList<TaxDocumentRow>>(
    'GET',
    '/staff-api/tax-documents?country=CL&needs=withoutNumber',
    { token: app.finance },
  );
  assert.equal(listed.total, 3);
  assert.equal((await app.addFolios(39, 1001, 1001)).status, 200);
  assert.equal((await app.addFolios(61, 7, 20)).status, 200);
  await settled(first.orderId, 'accepted', 'accepted');
  assert.equal((await documentsOf(second.orderId))[0]?.number, null);
  assert.equal((await app.addFolios(39, 2001, 2100)).status, 200);
  await settled(second.orderId, 'accepted');
  assert.deepEqual(brief(await documentsOf(first.orderId)), [
    ['simplified', '39-1001', 15_990],
    ['credit-note', '61-7', 15_990],
  ]);
  assert.deepEqual(brief(await documentsOf(second.orderId)), [['simplified', '39-2001', 9990]]);
  const { folios } = await app.company('CL');
  assert.deepEqual(
    folios.map(({ series, left }) => [series, left]),
    [
      ['39', 99],
      ['61', 13],
    ],
  );
});
