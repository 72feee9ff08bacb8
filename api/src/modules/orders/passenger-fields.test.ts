import assert from 'node:assert/strict';
import { test } from 'node:test';
import { forEachField, type PassengerFacts } from '@idavuelta/shared/contracts/passenger';
import { anOrder, openTestApp } from '../../testing/test-app.ts';

const testApp = await openTestApp();

/** Fills every field of a passenger, whatever fields there are. */
const filled = (who: string): PassengerFacts =>
  forEachField((name, { kind }) =>
    kind === 'phone' ? '912 345 678' : kind === 'email' ? `${who}@example.org` : `${who} ${name}`,
  );

test('[BKG-10, ACC-21, AFT-03] every field of a passenger is kept, shown, changed and given away', async () => {
  const { token } = await testApp.newCustomer();
  const order = anOrder(await testApp.addEvent(), { discountCode: 'GRATIS100' });
  const [ticket] = order.tickets;
  if (ticket) ticket.passengers = [{ ...filled('ana'), passengerAddress: 'Av. Grau 123' }];
  const { orderId } = (await testApp.place(token, order)).data;
  const shown = async () => {
    const { data } = await testApp.orderDetail(orderId, token);
    return data.tickets[0]?.passengers[0];
  };
  const at = { passengerAddress: 'Av. Grau 123' };
  assert.deepEqual(await shown(), { ...filled('ana'), ...at });

  const change = { ticket: 1, passenger: 1 };
  const path = `/shop-api/order/${orderId}`;
  await testApp.call('PUT', `${path}/passenger`, { token, body: { ...change, ...filled('ines') } });
  assert.deepEqual(await shown(), { ...filled('ines'), ...at });
  await testApp.call('POST', `${path}/gift`, { token, body: { ...change, ...filled('eva') } });
  assert.deepEqual(await shown(), { ...filled('eva'), ...at });
});

test('[BKG-10, LEG-07] an event of a country that asks for no document keeps none', async () => {
  const { token } = await testApp.newCustomer();
  const order = anOrder(await testApp.addEvent({ countryCode: 'ES' }), { discountCode: 'GRATIS100' });
  const sent = { ...filled('ana'), phone: '612 345 678' };
  const { document: _, ...kept } = sent;
  const [ticket] = order.tickets;
  if (ticket) ticket.passengers = [{ ...sent, passengerAddress: 'Av. Grau 123' }];
  const { orderId } = (await testApp.place(token, order)).data;
  const stored = async () =>
    (
      await testApp.query<{ passengers: object[] }>('SELECT passengers FROM order_ticket WHERE order_id = $1', [
        orderId,
      ])
    ).flatMap(({ passengers }) => passengers);
  const inSpain = { ...kept, phone: '+34612345678', passengerAddress: 'Av. Grau 123' };
  assert.deepEqual(await stored(), [inSpain]);
  const path = `/shop-api/order/${orderId}/passenger`;
  const { status } = await testApp.call('PUT', path, { token, body: { ticket: 1, passenger: 1, ...sent } });
  assert.deepEqual([status, await stored()], [200, [inSpain]]);
});
