import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AuditRow, DepartureSummary, StaffList, TravelledDeparture } from '@idavuelta/shared/contracts/staff';
import { credentials } from '../../testing/credentials.ts';
import { pagesOf } from '../../testing/pages-of.ts';
import { logInStaff } from '../../testing/staff-members.ts';
import { anOrder, openTestApp } from '../../testing/test-app.ts';
import { createTicketChecks } from '../../testing/ticket-checks.ts';

const testApp = await openTestApp();
const checks = createTicketChecks(testApp);
const { token: dispatcher } = await logInStaff(testApp, 'dispatcher');

const get = <T>(path: string) => testApp.call<T>('GET', `/staff-api/departures${path}`, { token: dispatcher });
const departureOf = async (orderId: string) =>
  (await testApp.query<{ id: number }>('SELECT departure_id AS id FROM orders WHERE id = $1', [orderId]))[0]?.id;
const file = (path: string) =>
  testApp.app.inject({ url: `/staff-api/departures${path}`, headers: credentials(dispatcher) });

test('[BOF-13] who travels is listed with seats, address, phones, van and time, and with who has boarded', async () => {
  const event = await testApp.addEvent({ name: 'Gala' });
  const one = await checks.paidOrder(2, event);
  const departureId = await departureOf(one.orderId);
  await checks.paidOrder(1, event);
  const { data } = await get<TravelledDeparture>(`/${departureId}/travellers`);
  assert.equal(data.event.slug, event.slug);
  assert.equal(data.travellers.length, 3);
  const [traveller] = data.travellers;
  const request = anOrder(event).tickets[0];
  assert.equal(traveller?.address, request?.passengers[0]?.passengerAddress);
  assert.equal(traveller?.name, request?.passengers[0]?.name);
  assert.match(traveller?.phone ?? '', /^\+?\d/);
  assert.deepEqual(traveller?.boarded, []);

  await checks.rodeWith(one.orderId, one.buyer, 2);
  const [row] = await testApp.query<{ id: number }>('SELECT id FROM order_ticket WHERE order_id = $1 AND number = 2', [
    one.orderId,
  ]);
  await testApp.query(
    `INSERT INTO pick_up_time (order_ticket_id, picks_up_at, van, driver) VALUES ($1, '2027-03-06T22:30Z', 'ABC-123', 'Luis')`,
    [row?.id],
  );
  const later = (await get<TravelledDeparture>(`/${departureId}/travellers`)).data.travellers;
  assert.deepEqual(later[0]?.time, { at: '2027-03-06T22:30:00Z', van: 'ABC-123', driver: 'Luis' });
  assert.deepEqual(
    later.map(({ ticket, boarded }) => [ticket, boarded]).filter(([, boarded]) => (boarded as string[]).length > 0),
    [[2, ['outbound']]],
  );
});

test('[BOF-13] a ticket that was paid back, or an order that is not paid, travels with nobody', async () => {
  const event = await testApp.addEvent();
  const paid = await checks.paidOrder(1, event);
  const { token } = await testApp.newCustomer();
  await testApp.place(token, anOrder(event));
  const { data } = await get<TravelledDeparture>(`/${await departureOf(paid.orderId)}/travellers`);
  assert.deepEqual(
    data.travellers.map(({ orderId }) => orderId),
    [paid.orderId],
  );
  assert.equal((await get('/2147483647/travellers')).status, 404);
});

test('[BOF-13, BOF-16] the list is taken along as CSV, xlsx and PDF, and that it was is recorded', async () => {
  const event = await testApp.addEvent({ name: 'Ópera' });
  const { orderId } = await checks.paidOrder(1, event);
  await testApp.query(
    `UPDATE order_ticket SET passengers = jsonb_set(passengers, '{0,name}', '"=HYPERLINK(1) 山田"') WHERE order_id = $1`,
    [orderId],
  );
  const departureId = await departureOf(orderId);
  const csv = await file(`/${departureId}/travellers/file?format=csv&language=es_CL`);
  assert.match(String(csv.headers['content-type']), /^text\/csv/);
  assert.match(csv.body, /Van,Hora de recogida,Pasajero,.*Comuna/);
  assert.match(csv.body, /'=HYPERLINK\(1\) 山田/);
  const short = await file(`/${departureId}/travellers/file?format=csv&language=es_CL&hidden=van,boarded`);
  assert.match(short.body, /^\uFEFF?Hora de recogida,Pasajero,.*,Comprador\n/);
  const xlsx = await file(`/${departureId}/travellers/file?format=xlsx&language=en_US`);
  assert.equal(xlsx.rawPayload.subarray(0, 2).toString(), 'PK');
  const pdf = await file(`/${departureId}/travellers/file?format=pdf&language=es_PE`);
  assert.equal(pdf.headers['content-type'], 'application/pdf');
  assert.match((await pagesOf(pdf.rawPayload)).join(' '), /Pasajeros: Ópera.*1 persona .*Hora de recojo/);

  const { token } = await logInStaff(testApp, 'owner');
  const { data } = await testApp.call<AuditRow[]>('GET', `/staff-api/audit?subject=departure:${departureId}`, {
    token,
  });
  assert.deepEqual(
    data.map(({ action, detail }) => [action, detail.format, detail.people]),
    [
      ['export-travellers', 'pdf', 1],
      ['export-travellers', 'xlsx', 1],
      ['export-travellers', 'csv', 1],
      ['export-travellers', 'csv', 1],
    ],
  );
});

test('[BOF-13] departures are listed with what they sold and hold, by day, event and text', async () => {
  const event = await testApp.addEventWith({ stock: 10 }, { slug: 'nandues-2027' });
  const { token } = await testApp.newCustomer();
  const { orderId } = await checks.paidOrder(2, event);
  await testApp.place(token, anOrder(event));
  const { data } = await get<StaffList<DepartureSummary>>(`?event=${event.eventId}`);
  const departure = data.rows.find(({ sold }) => sold > 0);
  assert.equal(departure?.id, await departureOf(orderId));
  assert.deepEqual([departure?.capacity, departure?.sold, departure?.held, departure?.free], [10, 2, 1, 7]);
  const found = await get<StaffList<DepartureSummary>>('?text=ÑANDUES&sort=-sold&size=1');
  assert.equal(found.data.rows[0]?.id, departure?.id);
  assert.equal((await get<StaffList<DepartureSummary>>('?text=nandues&until=2020-01-01')).data.total, 0);
});
