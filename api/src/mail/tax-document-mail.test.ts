import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import {
  type CountryCode,
  type Language,
  languages,
  type OrderId,
  type TaxDocument,
} from '@idavuelta/shared/contracts';
import { startMailServer } from '../testing/mail-server.ts';
import { addDocument, switchOn } from '../testing/tax-documents.ts';
import { anOrder, eventually, startTestApp } from '../testing/test-app.ts';
import { taxDocumentMail } from './tax-document-mail.ts';

const mailServer = await startMailServer();
const testApp = await startTestApp({ smtpUrl: mailServer.url });
test.after(async () => {
  await testApp.close();
  await mailServer.close();
});

async function placeOrder(language: string) {
  await switchOn(testApp);
  const { email, token } = await testApp.newCustomer();
  const { data } = await testApp.call<{ orderId: OrderId }>('POST', '/shop-api/init-payment', {
    token,
    body: anOrder(await testApp.addEvent()),
    headers: { 'accept-language': language, 'idempotency-key': randomUUID() },
  });
  return { email, orderId: data.orderId };
}

const send = async (orderId: OrderId, documentId: string) =>
  testApp.jobs.send('send-mail', { kind: 'tax-document', orderId, documentId });
const subjectOf = (orderId: OrderId) =>
  eventually(async () => {
    const [mail] = await testApp.query<{ subject: string }>(
      `SELECT subject FROM order_mail WHERE order_id = $1 AND kind = 'tax-document' ORDER BY id DESC`,
      [orderId],
    );
    return mail?.subject;
  });

test('[FIS-03] the buyer gets PDF and XML of the document, in the language of the order', async () => {
  const { email, orderId } = await placeOrder('en-US');
  const documentId = await addDocument(testApp, orderId, { number: 12, xml: '<Invoice>ñ</Invoice>' });
  await send(orderId, documentId);
  assert.equal(await subjectOf(orderId), 'Receipt (boleta) B001-12 for your purchase');
  const mails = mailServer.accepted.filter(({ to, raw }) => to === email && raw.includes('B001-12'));
  assert.equal(mails.length, 1);
  const raw = mails[0]?.raw ?? '';
  for (const [type, name, content] of [
    ['pdf', 'B001-12.pdf', '%PDF'],
    ['xml', 'B001-12.xml', '<Invoice>ñ</Invoice>'],
  ] as const) {
    assert.match(raw, new RegExp(`Content-Type: application/${type}; name=${name}`));
    assert.ok(raw.includes(Buffer.from(content).toString('base64')), `the ${type} is attached`);
  }
});

test('[FIS-03] a document that is not there yet is not mailed', async () => {
  const { email, orderId } = await placeOrder('es-PE');
  const waiting = await addDocument(testApp, orderId, { number: null });
  await send(orderId, waiting);
  const ready = await addDocument(testApp, orderId, { number: 13 });
  await send(orderId, ready);
  assert.equal(await subjectOf(orderId), 'Boleta B001-13 de tu compra');
  assert.equal(mailServer.accepted.filter(({ to, raw }) => to === email && raw.includes('B001')).length, 1);
});

test('[FIS-03] kind and number are in the subject in every language, and a credit note says that money goes back', async () => {
  const { orderId } = await placeOrder('es-PE');
  const order = await testApp.app.services.purchases.forMail(orderId);
  if (!order) throw new Error('There is no order.');
  const mailOf = async (kind: TaxDocument['kind'], language: Language, countryCode: CountryCode) => {
    const document: TaxDocument = {
      ...{ id: 'd', kind, number: 'F001-7', issuedAt: '2027-03-01T15:01:00.000Z' },
      total: { amount: 45, currency: 'PEN' },
    };
    const detail = { ...order.detail, event: { ...order.detail.event, countryCode }, taxDocuments: [document] };
    const mail = await taxDocumentMail({ ...order, language, detail }, 'd', []);
    if (!mail) throw new Error('There is no mail.');
    return mail;
  };
  const credits: Record<Language, RegExp> = {
    es_PE: /nota corrige el comprobante de tu compra por el dinero que te devolvemos/,
    es_CL: /corrige el de tu compra por el dinero que te devolvemos/,
    es_ES: /corrige el de tu compra por el dinero que te devolvemos/,
    en_US: /by the money we refund/,
    pt_BR: /pelo dinheiro que devolvemos/,
  };
  for (const language of languages) {
    const { subject, text, html } = await mailOf('credit-note', language, 'PE');
    assert.match(subject, /F001-7/);
    assert.match(subject, /nota de crédito/i);
    for (const body of [text, html]) assert.match(body.replace(/\s+/g, ' '), credits[language]);
    assert.match((await mailOf('simplified', language, 'ES')).subject, /factura simplificada/i);
    assert.match((await mailOf('invoice', language, 'CL')).subject, /factura/i);
  }
});
