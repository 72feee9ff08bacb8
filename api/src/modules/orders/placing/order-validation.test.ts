import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FieldError, OrderRequest, OrderTicket } from '@idavuelta/shared/contracts';
import { anOrder, codeOf, openTestApp } from '../../../testing/test-app.ts';

const testApp = await openTestApp();
const token = await testApp.login();
const event = await testApp.addEvent();
const [ticket] = anOrder(event).tickets as [OrderTicket];
const [address] = ticket.addresses as [OrderTicket['addresses'][number]];
const [passenger] = ticket.passengers as [OrderTicket['passengers'][number]];

/** Returns an order's errors as `field reason`; empty when it was placed. */
async function rejected(change: object): Promise<string[]> {
  const body = { ...anOrder(event), ...change } as OrderRequest;
  const response = await testApp.place(token, body);
  if (response.status === 200) return [];
  assert.equal(response.status, 400);
  const { code, errors = [] } = response.body as unknown as { code: string; errors?: FieldError[] };
  assert.equal(code, 'VALIDATION_FAILED');
  return errors.map(({ field, reason }) => `${field} ${reason}`);
}

const ticketWith = (change: object) => rejected({ tickets: [{ ...ticket, ...change }] });
const addressWith = (change: object) => ticketWith({ addresses: [{ ...address, ...change }] });
const passengerWith = (change: object) => ticketWith({ passengers: [{ ...passenger, ...change }] });

test('[BKG-08] an order has 1 to 50 tickets', async () => {
  assert.deepEqual(await rejected({ tickets: [] }), ['tickets min']);
  assert.deepEqual(await rejected({ tickets: undefined }), ['tickets required']);
  assert.deepEqual(await rejected({ tickets: Array(51).fill(ticket) }), ['tickets max']);
});

test('[API-06] a ticket is of a variant of the chosen province, at its place', async () => {
  const at = 'tickets[0]';
  assert.deepEqual(await rejected({ provinceId: undefined }), ['provinceId required']);
  assert.deepEqual(await rejected({ provinceId: event.provinceId + 1 }), [`${at}.productVariantId province`]);
  assert.deepEqual(await ticketWith({ productVariantId: undefined }), [`${at}.productVariantId required`]);
  assert.deepEqual(await ticketWith({ productVariantId: 999_999 }), [`${at}.productVariantId unknown`]);
  assert.deepEqual(await ticketWith({ placeId: undefined }), [`${at}.placeId required`]);
  assert.deepEqual(await ticketWith({ placeId: 999_999 }), [`${at}.placeId unknown`]);
});

test('[BKG-08] no more tickets than there are left, and each one too many is named', async () => {
  const small = await testApp.addEventWith({ stock: 2 });
  const { status, body: response } = await testApp.place(token, anOrder(small, { tickets: 3 }));
  const { code, errors } = response as unknown as { code: string; errors: FieldError[] };
  assert.deepEqual([status, code], [409, 'OUT_OF_STOCK']);
  assert.deepEqual(
    errors.map(({ field }) => field),
    [0, 1, 2].map((position) => `tickets[${position}].productVariantId`),
  );
});

test('[BKG-02] an order names its date', async () => {
  assert.deepEqual(await rejected({ eventDateId: undefined }), ['eventDateId required']);
  assert.deepEqual(await rejected({ date: '2027-02-30' }), ['date date']);
});

test('[API-05] an order names the site to go back to', async () => {
  assert.deepEqual(await rejected({ url: undefined }), ['url required']);
  const { status, body } = await testApp.place(token, { ...anOrder(event), url: 'https://evil.example' });
  const { code, errors } = body as unknown as { code: string; errors: FieldError[] };
  assert.deepEqual([status, code, errors], [400, 'URL_NOT_ALLOWED', [{ field: 'url', reason: 'unknown' }]]);
});

test('[BKG-09] a ticket has 1 to `stops` addresses, each with an address and a county of the province', async () => {
  const at = 'tickets[0].addresses';
  assert.deepEqual(await ticketWith({ addresses: [] }), [`${at} min`]);
  assert.deepEqual(await ticketWith({ addresses: Array(3).fill(address) }), [`${at} max`]);
  assert.deepEqual(await addressWith({ address: undefined }), [`${at}[0].address required`]);
  assert.deepEqual(await addressWith({ address: '  ' }), [`${at}[0].address pattern`]);
  assert.deepEqual(await addressWith({ address: 'a'.repeat(201) }), [`${at}[0].address max`]);
  assert.deepEqual(await addressWith({ commune_id: undefined }), [`${at}[0].commune_id required`]);
  assert.deepEqual(await addressWith({ commune_id: 999_999 }), [`${at}[0].commune_id unknown`]);
});

test('[BKG-10] a ticket has 1 to `capacity` passengers, each with a name and one of its addresses', async () => {
  const at = 'tickets[0].passengers';
  assert.deepEqual(await ticketWith({ passengers: [] }), [`${at} min`]);
  assert.deepEqual(await ticketWith({ passengers: Array(3).fill(passenger) }), [`${at} max`]);
  assert.deepEqual(await passengerWith({ name: undefined }), [`${at}[0].name required`]);
  assert.deepEqual(await passengerWith({ name: '  ' }), [`${at}[0].name pattern`]);
  assert.deepEqual(await passengerWith({ name: 'a'.repeat(121) }), [`${at}[0].name max`]);
  assert.deepEqual(await passengerWith({ passengerAddress: undefined }), [`${at}[0].passengerAddress required`]);
  assert.deepEqual(await passengerWith({ passengerAddress: 'Otra 1' }), [`${at}[0].passengerAddress unknown`]);
});

test('[BKG-10] the e-mail of a passenger is one that mail can be sent to', async () => {
  const field = 'tickets[0].passengers[0].email';
  for (const email of ['', 'ana', 'ana@gmail', 'Ana <ana@gmail.com>', 'ana maria@gmail.com'])
    assert.deepEqual(await passengerWith({ email }), [`${field} email`], email);
  assert.deepEqual(await passengerWith({ email: undefined }), [`${field} required`]);
  assert.deepEqual(await passengerWith({ email: 'Ana.Maria+viaje@correo.example.pe' }), []);
});

test('[BKG-10] the phone of a passenger is a number of the event’s country, or any with its calling code', async () => {
  const field = 'tickets[0].passengers[0].phone';
  assert.deepEqual(await passengerWith({ phone: undefined }), [`${field} required`]);
  assert.deepEqual(await passengerWith({ phone: '9876543' }), [`${field} min`]);
  assert.deepEqual(await passengerWith({ phone: '9'.repeat(31) }), [`${field} max`]);
  for (const phone of ['abcdefgh', '12345678901', '+51 98765'])
    assert.deepEqual(await passengerWith({ phone }), [`${field} phone`], phone);
  for (const phone of ['987 654 321', '(01) 640-9000', '+56 9 8765 4321'])
    assert.deepEqual(await passengerWith({ phone }), [], phone);
});

test('[BKG-10] phones are stored as E.164 and shown as the event’s country writes them', async () => {
  const passengers = [
    { ...passenger, phone: '987654321' },
    { ...passenger, phone: '+56 987654321' },
  ];
  const order = { ...anOrder(event), tickets: [{ ...ticket, passengers }] };
  const { data } = await testApp.place(token, order);
  const { data: shown } = await testApp.orderDetail(data.orderId, token);
  assert.deepEqual(
    shown.tickets[0]?.passengers.map(({ phone }) => phone),
    ['987 654 321', '+56 9 8765 4321'],
  );
  const [stored] = await testApp.query<Pick<OrderTicket, 'passengers'>>(
    'SELECT passengers FROM order_ticket WHERE order_id = $1',
    [data.orderId],
  );
  assert.deepEqual(
    stored?.passengers.map(({ phone }) => phone),
    ['+51987654321', '+56987654321'],
  );
});

test('[BKG-12] an order names one of the payment methods', async () => {
  assert.deepEqual(await rejected({ paymentCode: undefined }), ['paymentCode required']);
  assert.deepEqual(await rejected({ paymentCode: 'cash' }), ['paymentCode unknown']);
  const free = { paymentCode: 'cash', discountCode: 'GRATIS100' };
  assert.deepEqual(await rejected(free), ['paymentCode unknown'], 'when nothing is to pay, too');
});

test('[BKG-13] a coupon that cannot be used is refused with the reason', async () => {
  const codes = { NADA: 'COUPON_UNKNOWN', VENCIDO: 'COUPON_EXPIRED', AGOTADO: 'COUPON_USED_UP' };
  for (const [discountCode, code] of Object.entries(codes)) {
    const { body } = await testApp.place(token, anOrder(event, { discountCode }));
    assert.equal(codeOf({ body }), code);
  }
});

test('[BKG-13] a coupon code is no longer than a coupon', async () => {
  assert.deepEqual(await rejected({ discountCode: 'A'.repeat(61) }), ['discountCode max']);
});

test('[BKG-10] an order has at most 60 different addresses of passengers, because each of them gets a mail', async () => {
  const tickets = (addresses: number) =>
    Array.from({ length: 31 }, (_, i) => ({
      ...ticket,
      passengers: [0, 1].map((j) => ({ ...passenger, email: `p${(i * 2 + j) % addresses}@example.org` })),
    }));
  assert.deepEqual(await rejected({ tickets: tickets(61) }), ['tickets[30].passengers[0].email max']);
  assert.deepEqual(await rejected({ tickets: tickets(60) }), []);
});

test('[SLD-07] a ticket from a meeting point has its address, which costs less than a door', async () => {
  const point = 'Plaza San Martín';
  const fromPoint = await testApp.addEvent();
  await testApp.query('UPDATE product_variant SET approach_address = $1, approach_counties = $2 WHERE id = $3', [
    point,
    [fromPoint.countyId],
    fromPoint.variantId,
  ]);
  const order = anOrder(fromPoint);
  const place = () => testApp.place(token, order);
  const rejection = await place();
  assert.equal(rejection.status, 400);
  const { errors } = rejection.body as unknown as { errors: FieldError[] };
  assert.deepEqual(errors, [{ field: 'tickets[0].addresses[0].address', reason: 'unknown' }]);
  for (const { addresses, passengers } of order.tickets) {
    for (const at of addresses) at.address = point;
    for (const traveller of passengers) traveller.passengerAddress = point;
  }
  assert.equal((await place()).status, 200);
});
