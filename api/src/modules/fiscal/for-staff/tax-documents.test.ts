import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TaxBuyer } from '@idavuelta/shared/contracts';
import type {
  ChargeWithoutDocument,
  StaffList,
  TaxDocumentDetail,
  TaxDocumentRow,
} from '@idavuelta/shared/contracts/staff';
import { unzipSync } from 'fflate';
import { credentials } from '../../../testing/credentials.ts';
import { codeOf, errorsOf } from '../../../testing/test-app.ts';
import { openFiscalApp } from '../testing/fiscal-app.ts';

const app = await openFiscalApp();
const { testApp, finance: token, post, sell, refund, settled, documentsOf } = app;
const company: TaxBuyer = { kind: 'company', taxId: '20131312955', name: 'SUNAT', address: 'Av. Garcilaso 1472' };

const get = async <T>(url: string) => (await testApp.call<T>('GET', `/staff-api/${url}`, { token })).data;
const detail = (id = '') => get<TaxDocumentDetail>(`tax-documents/${id}`);

test('[FIS-08] off is seen, and what was charged meanwhile gets its documents from staff', async () => {
  assert.equal((await app.company('PE')).isOn, false);
  const { orderId } = await sell('PE');
  await refund(orderId);
  assert.deepEqual(await documentsOf(orderId), []);
  await app.setUp('PE');
  const missing = await get<ChargeWithoutDocument[]>('charges-without-tax-document?country=PE');
  const charge = missing.find((one) => one.orderId === orderId);
  assert.equal((await app.company('PE')).counts.withoutDocument, 1);
  const issued = await post<TaxDocumentDetail>('tax-documents', { paymentId: charge?.paymentId });
  assert.equal(issued.status, 200);
  await settled(orderId, 'accepted', 'accepted');
  assert.equal((await app.company('PE')).counts.withoutDocument, 0);
  assert.equal(codeOf(await post('tax-documents', { paymentId: charge?.paymentId })), 'STATE_CONFLICT');
});

test('[FIS-08] staff finds a document by number, order, buyer and tax id, and reads what the authority said', async () => {
  const { orderId } = await sell('PE', { taxBuyer: company });
  const [document] = await settled(orderId, 'accepted');
  for (const text of [`F001-${document?.number}`, 'sunat', '20131312955']) {
    const { rows } = await get<StaffList<TaxDocumentRow>>(`tax-documents?country=PE&text=${text}`);
    assert.ok(
      rows.some(({ id }) => id === document?.id),
      text,
    );
  }
  const { buyerTaxId, records, hasPdf, canResend, canCorrect, canAnnul } = await detail(document?.id);
  assert.deepEqual(
    [buyerTaxId, records.map(({ state }) => state), hasPdf, canResend, canCorrect, canAnnul],
    ['20131312955', ['accepted'], true, false, true, true],
  );
});

test('[FIS-08] a document with wrong facts of the buyer is corrected by a credit note and another one', async () => {
  const { orderId } = await sell('PE', { tickets: 2 }, 45);
  const [boleta] = await settled(orderId, 'accepted');
  await refund(orderId, 1);
  const correct = (buyer: object) =>
    post<TaxDocumentDetail>(`tax-documents/${boleta?.id}/correct`, {
      method: 'credit-note',
      reason: 'Pidió factura',
      buyer,
    });
  const wrong = await correct({ idKind: 'company', taxId: '20131312956', name: 'SUNAT', address: 'Lima' });
  assert.deepEqual(errorsOf(wrong), [{ field: 'buyer.taxId', reason: 'tax_id' }]);
  const { data } = await correct({ idKind: 'company', taxId: '20131312955', name: 'SUNAT', address: 'Lima' });
  assert.deepEqual(
    [data.kind, data.total.minor, data.related.map(({ relation }) => relation)],
    ['invoice', 4500, ['replaces']],
  );
  const documents = await settled(orderId, 'accepted', 'accepted', 'accepted', 'accepted');
  assert.deepEqual(
    documents.map(({ kind, total }) => [kind, total]),
    [
      ['simplified', 9000],
      ['credit-note', 4500],
      ['credit-note', 4500],
      ['invoice', 4500],
    ],
  );
  await refund(orderId);
  const [, , , , last] = await settled(orderId, ...documents.map(() => 'accepted'), 'accepted');
  assert.match(String(last?.series), /^FC/);
  assert.equal(codeOf(await correct({ idKind: 'none', name: '' })), 'STATE_CONFLICT');
});

test('[FIS-04, FIS-05] a document that should not have been issued is annulled, and another one takes its place', async () => {
  await app.setUp('ES');
  for (const country of ['PE', 'ES'] as const) {
    const { orderId } = await sell(country, {}, 20);
    const [document] = await settled(orderId, 'accepted');
    const body = { method: 'annulment', reason: 'Comprador equivocado', buyer: { idKind: 'none', name: 'Ana Rojas' } };
    assert.equal((await post(`tax-documents/${document?.id}/correct`, body)).status, 200);
    await settled(orderId, 'annulled', 'accepted');
    const annulment = async () => (await detail(document?.id)).records.find(({ operation }) => operation === 'annul');
    while ((await annulment())?.state !== 'accepted') await app.hurry();
  }
});

test('[FIS-08] a month is exported as a table and as the XML that the authority was told', async () => {
  const month = new Intl.DateTimeFormat('en-CA', {
    timeZone: 'America/Lima',
    year: 'numeric',
    month: '2-digit',
  }).format();
  const file = async (url: string) => {
    const response = await testApp.app.inject({ url: `/staff-api/tax-months/${url}`, headers: credentials(token) });
    assert.equal(response.statusCode, 200);
    return response.rawPayload;
  };
  const table = (await file(`table?country=PE&month=${month}&language=es_PE`)).toString('utf8');
  const stored = await testApp.query<{ total: number; count: number }>(
    `SELECT sum(CASE WHEN kind = 'credit-note' THEN -total_minor ELSE total_minor END)::integer AS total, count(*)::integer
     FROM fiscal_document WHERE country_code = 'PE'`,
  );
  const lines = table.trim().split('\n').slice(1);
  const total = lines.reduce((sum, line) => sum + Math.round(Number(line.split(',').at(-3)) * 100), 0);
  assert.deepEqual([lines.length, total], [stored[0]?.count, stored[0]?.total]);
  const files = unzipSync(await file(`xml?country=PE&month=${month}`));
  const records = await testApp.query(
    `SELECT r.id FROM fiscal_record r JOIN fiscal_document f ON f.id = r.document_id
     WHERE f.country_code = 'PE' AND r.xml IS NOT NULL`,
  );
  assert.equal(Object.keys(files).length, records.length);
  assert.match(Buffer.from(Object.values(files)[0] ?? []).toString('utf8'), /^<\?xml/);
});
