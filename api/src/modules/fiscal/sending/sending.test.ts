import assert from 'node:assert/strict';
import { test } from 'node:test';
import { codeOf, eventually } from '../../../testing/test-app.ts';
import { openFiscalApp } from '../testing/fiscal-app.ts';

const app = await openFiscalApp();
const { testApp, sell, settled, documentsOf, hurry, sunat, sii, aeat } = app;
await app.setUp('PE');
await app.setUp('ES');
await app.setUp('CL');
await app.addFolios(39, 1, 500);
await app.addFolios(61, 1, 500);

const company = { kind: 'company', taxId: '20131312955', name: 'SUNAT', address: 'Av. Garcilaso 1472' } as const;

/** Sells to a company, whose factura is sent by itself. */
async function sellFactura() {
  const sold = await sell('PE', { taxBuyer: company });
  assert.equal((await documentsOf(sold.orderId))[0]?.kind, 'invoice');
  return sold.orderId;
}

const flagsOf = async (orderId: string) => {
  const [order] = await testApp.query<{ flags: string[] }>('SELECT flag_reasons AS flags FROM orders WHERE id = $1', [
    orderId,
  ]);
  return order?.flags;
};

const fileProblem = (country: 'PE' | 'CL' | 'ES') =>
  eventually(async () => {
    await hurry();
    return (await app.company(country)).problem;
  });

const authorities = [
  ['PE', sunat],
  ['CL', sii],
  ['ES', aeat],
] as const;

for (const [country, { faults }] of authorities)
  test(`[FIS-07] ${country}: an authority that is away stops no sale, and gets the document when it is back`, async () => {
    faults.connection = 'dropBefore';
    const { orderId } = await sell(country);
    assert.ok(await fileProblem(country));
    const [order] = await testApp.query<{ state: string }>('SELECT state FROM orders WHERE id = $1', [orderId]);
    assert.equal(order?.state, 'paid');
    faults.connection = undefined;
    await settled(orderId, 'accepted');
  });

for (const [country, { faults, documents }] of authorities)
  test(`[FIS-07] ${country}: a lost answer is asked for, and the document is there once`, async () => {
    const before = documents().length;
    faults.connection = 'dropAfter';
    const { orderId } = await sell(country);
    assert.ok(await fileProblem(country));
    faults.connection = undefined;
    await settled(orderId, 'accepted');
    assert.equal(documents().length, before + 1);
  });

test('[FIS-07] a refusal flags the order with the authority’s words until another document takes its place', async () => {
  sunat.faults.decide = () => ({ code: 2335, description: 'El documento electrónico ingresado ha sido alterado' });
  const orderId = await sellFactura();
  const [refused] = await settled(orderId, 'refused');
  sunat.faults.decide = undefined;
  assert.match(String(refused?.problem), /2335 .*alterado/);
  assert.deepEqual(await flagsOf(orderId), ['tax-document-refused']);
  const [audited] = await testApp.query<{ detail: { words: string } }>(
    `SELECT detail FROM audit WHERE subject = $1 AND action = 'tax-document-refused'`,
    [orderId],
  );
  assert.match(String(audited?.detail.words), /alterado/);
  assert.equal(
    codeOf(await app.post(`tax-documents/${refused?.id}/resend`, {})),
    'STATE_CONFLICT',
    'its number is spent',
  );
  const { kind: idKind, ...buyer } = company;
  const correction = { method: 'annulment', reason: 'Rechazada', buyer: { idKind, ...buyer } };
  assert.equal((await app.post(`tax-documents/${refused?.id}/correct`, correction)).status, 200);
  await settled(orderId, 'annulled', 'accepted');
  assert.deepEqual(await flagsOf(orderId), []);
});

test('[FIS-07] what the AEAT refused is told again under its number once the cause is mended', async () => {
  aeat.faults.decide = () => ({ state: 'Incorrecto', code: 1100, message: 'Valor o tipo incorrecto del campo' });
  const { orderId } = await sell('ES');
  const [refused] = await settled(orderId, 'refused');
  aeat.faults.decide = undefined;
  assert.deepEqual(await flagsOf(orderId), ['tax-document-refused']);
  assert.equal((await app.post(`tax-documents/${refused?.id}/resend`, {})).status, 200);
  const [accepted] = await settled(orderId, 'accepted');
  assert.equal(accepted?.number, refused?.number);
  assert.deepEqual(await flagsOf(orderId), []);
});
