import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import type { FieldError, OrderDetail, PersonalData, TaxBuyer, TaxDocumentTerms } from '@idavuelta/shared/contracts';
import type { StaffCustomer } from '@idavuelta/shared/contracts/staff';
import { logInStaff } from '../../../testing/staff-members.ts';
import { addDocument, switchOn } from '../../../testing/tax-documents.ts';
import { anOrder, openTestApp } from '../../../testing/test-app.ts';
import { createPersonalDataRepository } from '../../personal-data/personal-data.repository.ts';

const testApp = await openTestApp();
const event = await testApp.addEvent();
const company: TaxBuyer = { kind: 'company', taxId: '20-13131295-5', name: 'Andina', address: 'Av. Grau 1' };

const place = async (token: string, taxBuyer?: Partial<TaxBuyer>) =>
  testApp.place(token, { ...anOrder(event), ...(taxBuyer && { taxBuyer: taxBuyer as TaxBuyer }) });
const storedBuyer = async (orderId: string) =>
  (await testApp.db.selectFrom('orders').select('tax_buyer').where('id', '=', orderId).executeTakeFirstOrThrow())
    .tax_buyer;
const customerOf = async (orderId: string) =>
  (await testApp.db.selectFrom('orders').select('customer_id').where('id', '=', orderId).executeTakeFirstOrThrow())
    .customer_id;
const errorsOf = ({ body }: { body: unknown }) =>
  ((body as { errors?: FieldError[] }).errors ?? []).map(({ field, reason }) => `${field} ${reason}`);

test('[FIS-03] where no documents are issued, none is offered and whom one would name is not kept', async () => {
  const { data } = await testApp.call<TaxDocumentTerms>('GET', '/tax-documents?country-code=PE');
  assert.deepEqual(data, { issued: false });
  const { token } = await testApp.newCustomer();
  const placed = await place(token, { ...company, taxId: 'nonsense' });
  assert.equal(await storedBuyer(placed.data.orderId), null);
});

test('[FIS-03] an order keeps whom its document names, as the authority writes it, and exports it', async () => {
  await switchOn(testApp);
  assert.deepEqual((await testApp.call('GET', '/tax-documents?country-code=PE')).data, { issued: true });
  const { token } = await testApp.newCustomer();
  const { data } = await place(token, company);
  const named = { ...company, taxId: '20131312955' };
  assert.deepEqual(await storedBuyer(data.orderId), named);
  assert.equal(await storedBuyer((await place(token)).data.orderId), null);
  const exported = await testApp.call<{ taxBuyers: unknown }>('GET', '/shop-api/me/data', { token });
  assert.deepEqual(exported.data.taxBuyers, [{ orderId: data.orderId, ...named }]);
});

test('[FIS-03] what is wrong is said of each field, by the rule of the country of the event', async () => {
  await switchOn(testApp);
  const { token } = await testApp.newCustomer();
  for (const [given, expected] of [
    [{ ...company, taxId: '20131312956' }, ['taxBuyer.taxId tax_id']],
    [{ ...company, taxId: '45678901' }, ['taxBuyer.taxId other_kind']],
    [{ ...company, address: undefined }, ['taxBuyer.address required']],
    [{ kind: 'passport', taxId: 'FZ123456', name: 'Ana' }, ['taxBuyer.country required']],
    [{ kind: 'personal', taxId: '45678901' }, ['taxBuyer.name required']],
  ] as const) {
    const response = await place(token, given);
    assert.equal(response.status, 400);
    assert.deepEqual(errorsOf(response), expected);
  }
});

test('[FIS-03] from the total on that asks for it, an order without a buyer is refused; a free one is not', async () => {
  await switchOn(testApp, { namedFrom: 90 });
  const { data } = await testApp.call<TaxDocumentTerms>('GET', '/tax-documents?country-code=PE');
  assert.deepEqual(data, { issued: true, namedFrom: { amount: 90, currency: 'PEN' } });
  const { token } = await testApp.newCustomer();
  const order = (change: object) => testApp.place(token, { ...anOrder(event), ...change });
  const two = anOrder(event, { tickets: 2 }).tickets;
  const refused = await order({ tickets: two });
  assert.deepEqual([refused.status, errorsOf(refused)], [400, ['taxBuyer.taxId required']]);
  assert.equal((await order({})).status, 200);
  assert.equal((await order({ tickets: two, discountCode: 'GRATIS100' })).status, 200);
  assert.equal((await order({ tickets: two, taxBuyer: company })).status, 200);
});

test('[FIS-03] a buyer finds the documents of an order, with PDF and XML; somebody else finds nothing', async () => {
  const { token } = await testApp.newCustomer();
  const { data } = await place(token);
  const { orderId } = data;
  assert.equal((await testApp.orderDetail(orderId, token)).data.taxDocuments, undefined);
  const document = await addDocument(testApp, orderId, { number: 12, xml: '<Invoice>ñ</Invoice>' });
  const waiting = await addDocument(testApp, orderId, { number: null });
  const detail: OrderDetail = (await testApp.orderDetail(orderId, token)).data;
  assert.deepEqual(
    detail.taxDocuments?.map(({ id, kind, number, total }) => [id, kind, number, total]),
    [[document, 'simplified', 'B001-12', { amount: 45, currency: 'PEN' }]],
  );
  const exported = await testApp.call<PersonalData>('GET', '/shop-api/me/data', { token });
  assert.deepEqual(exported.data.orders[0]?.taxDocuments, detail.taxDocuments);
  const get = (format: string, { as = token, id = document } = {}) =>
    testApp.app.inject({
      url: `/shop-api/order/${orderId}/tax-document/${id}/document.${format}`,
      headers: { authorization: `Bearer ${as}` },
    });
  const [pdf, xml] = [await get('pdf'), await get('xml')];
  assert.equal(pdf.headers['content-type'], 'application/pdf');
  assert.equal(pdf.headers['content-disposition'], 'attachment; filename="B001-12.pdf"');
  assert.equal(pdf.body, '%PDF');
  assert.match(String(xml.headers['content-type']), /^application\/xml/);
  assert.equal(xml.headers['content-disposition'], 'attachment; filename="B001-12.xml"');
  assert.equal(xml.body, '<Invoice>ñ</Invoice>');
  const other = (await testApp.newCustomer()).token;
  for (const response of [
    await get('pdf', { as: other }),
    await get('xml', { as: other }),
    await get('pdf', { id: randomUUID() }),
    await get('pdf', { id: waiting }),
  ])
    assert.equal(response.statusCode, 404);
});

test('[FIS-03] a sale by telephone asks for the buyer as the site does', async () => {
  await switchOn(testApp, { namedFrom: 45 });
  const [{ token }, customer] = [await logInStaff(testApp, 'support'), await testApp.newCustomer()];
  const found = await testApp.call<StaffCustomer[]>('GET', `/staff-api/customers?text=${customer.email}`, { token });
  const { url: _, ...order } = anOrder(event);
  const sell = (change: object) =>
    testApp.call<{ orderId: string }>('POST', '/staff-api/orders', {
      token,
      body: { ...order, customerId: found.data[0]?.id, paymentCode: 'efectivo', ...change },
      headers: { 'idempotency-key': randomUUID() },
    });
  for (const paymentCode of ['efectivo', 'transferencia']) {
    const refused = await sell({ paymentCode });
    assert.deepEqual([refused.status, errorsOf(refused)], [400, ['taxBuyer.taxId required']]);
  }
  const sold = await sell({ taxBuyer: company });
  assert.equal((await storedBuyer(sold.data.orderId))?.taxId, '20131312955');
});

test('[FIS-03] a deleted account leaves no buyer in its orders', async () => {
  await switchOn(testApp);
  const { token } = await testApp.newCustomer();
  const { data } = await place(token, company);
  await createPersonalDataRepository(testApp.db).anonymizeOrders(await customerOf(data.orderId));
  assert.equal(await storedBuyer(data.orderId), null);
});
