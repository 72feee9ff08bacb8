import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Failure, OrderDetail, PassengerChange } from '@idavuelta/shared/contracts';
import { anOrder, codeOf, eventually, openTestApp } from '../../../testing/test-app.ts';
import { createTicketChecks } from '../../../testing/ticket-checks.ts';

const testApp = await openTestApp();

/** Creates a paid order of one ticket for two travellers, who are picked up at one address. */
async function paidOrder() {
  const { email, token } = await testApp.newCustomer();
  const event = await testApp.addEvent();
  const order = anOrder(event, { discountCode: 'GRATIS100' });
  const [ana] = order.tickets[0]?.passengers ?? [];
  if (ana) order.tickets[0]?.passengers.push({ ...ana, name: 'Otro', email: `otro.${email}` });
  if (ana) ana.email = `ana.${email}`;
  const { data } = await testApp.place(token, order);
  return { email, token, event, orderId: data.orderId };
}

const aChange = (changes: Partial<PassengerChange> = {}): PassengerChange => ({
  ticket: 1,
  passenger: 1,
  name: 'Inés Vega',
  phone: '912 345 678',
  ...changes,
});

const change = (order: { token: string; orderId: string }, body: PassengerChange) =>
  testApp.call<OrderDetail>('PUT', `/shop-api/order/${order.orderId}/passenger`, { token: order.token, body });

const detailOf = async ({ token, orderId }: { token: string; orderId: string }) =>
  (await testApp.orderDetail(orderId, token)).data;

const mailsTo = async (address: string) =>
  (await testApp.app.services.mailbox.list(address)).filter(({ subject }) => subject.startsWith('Cambiaron'));

const errorsOf = ({ body }: { body: object }) =>
  (body as Failure).errors?.map(({ field, reason }) => `${field} ${reason}`);

test('[ACC-21] a traveller, phone and pick-up change; the code stays; buyer and travellers are told', async () => {
  const order = await paidOrder();
  const { tickets: before } = await detailOf(order);
  const address = { address: ' Jr. Unión 45 ', commune_id: order.event.countyId };
  const { status, data } = await change(order, aChange({ address }));
  assert.equal(status, 200);
  const [ticket] = data.tickets;
  assert.deepEqual(ticket?.passengers[0], {
    name: 'Inés Vega',
    email: `ana.${order.email}`,
    phone: '912 345 678',
    passengerAddress: 'Jr. Unión 45',
  });
  assert.deepEqual(
    ticket?.addresses.map(({ address: at, county }) => `${at}, ${county}`),
    ['Av. Grau 123, Barranco', 'Jr. Unión 45, Barranco'],
  );
  assert.equal(ticket?.qr, before[0]?.qr);
  for (const to of [order.email, `ana.${order.email}`, `otro.${order.email}`]) {
    const [mail] = await eventually(async () => {
      const mails = await mailsTo(to);
      return mails.length > 0 && mails;
    });
    assert.match(mail?.text ?? '', /Viajera 1/, 'who it was');
    assert.match(mail?.text ?? '', /Inés Vega/, 'and who it is');
  }
  const [audit] = await testApp.query<{ detail: object }>(
    `SELECT detail FROM audit WHERE subject = $1 AND action = 'change-passenger'`,
    [order.orderId],
  );
  assert.deepEqual(audit?.detail, { ticket: 1, passenger: 1, fields: ['name', 'phone', 'passengerAddress'] });
});

test('[ACC-21] an address at which nobody waits any more is dropped, and there are never more than the ticket allows', async () => {
  const order = await paidOrder();
  const at = (address: string) => ({ address, commune_id: order.event.countyId });
  await change(order, aChange({ address: at('Jr. Unión 45') }));
  await change(order, aChange({ passenger: 2, address: at('Calle Sol 6') }));
  const { tickets } = await detailOf(order);
  assert.deepEqual(
    tickets[0]?.addresses.map(({ address }) => address),
    ['Jr. Unión 45', 'Calle Sol 6'],
  );
  await testApp.query('UPDATE product_variant SET stops = 1 WHERE id = $1', [order.event.variantId]);
  assert.deepEqual(errorsOf(await change(order, aChange({ address: at('Av. Arequipa 9') }))), ['address max']);
  assert.equal((await change(order, aChange({ passenger: 2, address: at('Jr. Unión 45') }))).status, 200);
});

test('[ACC-21] what cannot be is told field by field, and nothing changes', async () => {
  const order = await paidOrder();
  const before = await detailOf(order);
  const elsewhere = { address: 'Gran Vía 1', commune_id: 999_999 };
  const wrong = await change(order, aChange({ phone: 'abcdefgh', address: elsewhere }));
  assert.equal(wrong.status, 400);
  assert.deepEqual(errorsOf(wrong), ['phone phone', 'address.commune_id unknown']);
  assert.deepEqual(errorsOf(await change(order, aChange({ ticket: 2 }))), ['ticket unknown']);
  assert.deepEqual(errorsOf(await change(order, aChange({ passenger: 3 }))), ['passenger unknown']);
  assert.deepEqual(await detailOf(order), before);
});

test('[ACC-21] saving what is there already tells nobody', async () => {
  const order = await paidOrder();
  assert.equal((await change(order, aChange())).status, 200);
  assert.equal((await change(order, aChange())).status, 200);
  const filed = await testApp.query(`SELECT FROM audit WHERE subject = $1 AND action = 'change-passenger'`, [
    order.orderId,
  ]);
  assert.equal(filed.length, 1);
});

test('[ACC-21] a ticket says where its passengers may be picked up, until sales close', async () => {
  const order = await paidOrder();
  const { tickets } = await detailOf(order);
  assert.deepEqual(
    tickets[0]?.counties?.map(({ name }) => name),
    ['Barranco', 'Miraflores', 'Surco'],
  );
  await testApp.query(
    `UPDATE departure SET starts_at = now() + interval '5 minutes' WHERE id = (SELECT departure_id FROM orders WHERE id = $1)`,
    [order.orderId],
  );
  assert.equal((await detailOf(order)).tickets[0]?.counties, undefined);
  assert.equal(codeOf(await change(order, aChange())), 'SALES_CLOSED');
});

test('[FLT-04] after the check of a ticket its travellers stay, and no change is offered', async () => {
  const order = await paidOrder();
  assert.equal((await createTicketChecks(testApp).rodeWith(order.orderId, order.token)).status, 200);
  const before = await detailOf(order);
  assert.equal(before.tickets[0]?.counties, undefined);
  assert.equal(codeOf(await change(order, aChange())), 'TICKET_CHECKED');
  assert.deepEqual(await detailOf(order), before);
});

test('[FLT-04] a new traveller’s own address gets the mail with the ticket, and the one before none', async () => {
  const order = await paidOrder();
  const { data } = await change(order, aChange({ email: `Ines.${order.email}` }));
  assert.equal(data.tickets[0]?.passengers[0]?.email, `ines.${order.email}`);
  const [mail] = await eventually(async () => {
    const mails = await mailsTo(`ines.${order.email}`);
    return mails.length > 0 && mails;
  });
  assert.match(mail?.text ?? '', /Inés Vega/);
  await eventually(async () => (await mailsTo(`otro.${order.email}`)).length > 0);
  assert.deepEqual(await mailsTo(`ana.${order.email}`), []);
});

test('[ACC-21] only a paid order can be changed', async () => {
  const { token } = await testApp.newCustomer();
  const { data } = await testApp.place(token, anOrder(await testApp.addEvent()));
  assert.equal(codeOf(await change({ token, orderId: data.orderId }, aChange())), 'STATE_CONFLICT');
});

test('[ACC-21] two changes of one ticket at once are both there', async () => {
  const order = await paidOrder();
  const responses = await Promise.all(
    [1, 2].map((passenger) => change(order, aChange({ passenger, name: `Nueva ${passenger}` }))),
  );
  assert.deepEqual(
    responses.map(({ status }) => status),
    [200, 200],
  );
  const { tickets } = await detailOf(order);
  assert.deepEqual(
    tickets[0]?.passengers.map(({ name }) => name),
    ['Nueva 1', 'Nueva 2'],
  );
});

test('[SLD-07] who travels from a meeting point cannot be moved to a door', async () => {
  const order = await paidOrder();
  await testApp.query('UPDATE product_variant SET approach_address = $1 WHERE id = $2', [
    'Plaza San Martín',
    order.event.variantId,
  ]);
  const to = (address: string) => change(order, aChange({ address: { address, commune_id: order.event.countyId } }));
  assert.equal((await detailOf(order)).tickets[0]?.meetingPoint, 'Plaza San Martín');
  assert.deepEqual(errorsOf(await to('Jr. Unión 45')), ['address.address unknown']);
  assert.equal((await to('Plaza San Martín')).status, 200);
});
