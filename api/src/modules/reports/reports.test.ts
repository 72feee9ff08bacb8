import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ReportRow } from '@idavuelta/shared/contracts/staff';
import { credentials } from '../../testing/credentials.ts';
import { logInStaff } from '../../testing/staff-members.ts';
import { anOrder, eventually, openTestApp } from '../../testing/test-app.ts';
import { createTicketChecks } from '../../testing/ticket-checks.ts';
import { taxIn } from './reports.ts';

const testApp = await openTestApp();
const { token: finance } = await logInStaff(testApp, 'finance');

/** Includes today in any time zone. */
const [yesterday, tomorrow] = [-1, 1].map((days) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10),
);
const report = async (search: string) =>
  (
    await testApp.call<ReportRow[]>('GET', `/staff-api/report?from=${yesterday}&until=${tomorrow}&${search}`, {
      token: finance,
    })
  ).data;

async function paid(event: Parameters<typeof anOrder>[0], tickets = 1, discountCode?: string) {
  const { token } = await testApp.newCustomer();
  const { data } = await testApp.place(token, anOrder(event, { tickets, discountCode }));
  await testApp.staff('transfers', 'validate', data.orderId);
  return data.orderId;
}
const numberOf = async (id: string) =>
  (await testApp.query<{ number: string }>('SELECT number FROM orders WHERE id = $1', [id]))[0]?.number ?? '';

const refundState = async (orderId: string) =>
  (
    await testApp.query<{ state: string }>(
      'SELECT r.state FROM refund r JOIN payment p ON p.id = r.payment_id WHERE p.order_id = $1',
      [orderId],
    )
  )[0]?.state;

test('[BOF-14] what was sold, charged and paid back is added up to the cent, with the tax it contains', async () => {
  const event = await testApp.addEventWith({ stock: 20, price: 33.35 });
  await paid(event, 3, 'VUELTA10');
  const other = await paid(event, 2);
  await testApp.staff('orders', 'refund', await numberOf(other), '1');
  // a transfer is refunded manually, which its job has to find out first
  await eventually(async () => (await refundState(other)) === 'by_hand');
  const [before] = await report(`by=event&event=${event.eventId}`);
  assert.equal(before?.refunded, 0, 'nobody has paid it back yet');
  await testApp.staff('flags', 'resolve', await numberOf(other), '--paid-back', 'Transferido');
  const [row, ...more] = await report(`by=event&event=${event.eventId}`);
  assert.equal(more.length, 0);
  assert.equal(row?.label.code, event.slug);
  const { orders, tickets, listed, discount, charged, refunded, net, tax, base, currency } = row as ReportRow;
  assert.deepEqual(
    { orders, tickets, listed, discount, charged, refunded, currency },
    { orders: 2, tickets: 5, listed: 16_675, discount: 999, charged: 15_676, refunded: 3335, currency: 'PEN' },
  );
  const [stored] = await testApp.query<{ net: number }>(
    `SELECT (SELECT sum(p.amount_minor) FROM payment p JOIN orders o ON o.id = p.order_id WHERE o.event_id = $1 AND p.state = 'paid')
      - (SELECT sum(r.amount_minor) FROM refund r JOIN payment p ON p.id = r.payment_id JOIN orders o ON o.id = p.order_id
         WHERE o.event_id = $1) AS net`,
    [event.eventId],
  );
  assert.equal(net, Number(stored?.net));
  assert.deepEqual([tax, base], [taxIn(net, 18), net - taxIn(net, 18)]);
});

test('[BOF-14] every way to count adds up to the same', async () => {
  const event = await testApp.addEventWith({ stock: 20, price: 50 }, { countryCode: 'ES' });
  for (let i = 0; i < 3; i++) await paid(event, i + 1, i === 1 ? 'VUELTA10' : undefined);
  for (const by of ['day', 'event', 'departure', 'method', 'country', 'coupon']) {
    const rows = await report(`by=${by}&event=${event.eventId}`);
    const sum = (field: 'orders' | 'tickets' | 'charged' | 'discount') =>
      rows.reduce((total, row) => total + row[field], 0);
    assert.deepEqual([sum('orders'), sum('tickets'), sum('discount')], [3, 6, 1000], by);
    assert.equal(new Set(rows.map(({ currency }) => currency)).size, 1, by);
  }
  const coupons = await report(`by=coupon&event=${event.eventId}`);
  assert.deepEqual(
    coupons.map(({ label, orders }) => [label.code, orders]),
    [
      [undefined, 2],
      ['VUELTA10', 1],
    ],
  );
});

test('[BOF-14] a ticket that nobody checked before its departure began is a no-show', async () => {
  const checks = createTicketChecks(testApp);
  const { event, orderId, buyer } = await checks.paidOrder(2);
  await checks.rodeWith(orderId, buyer, 1);
  await checks.beganAgo(orderId, 30);
  const [row] = await report(`by=departure&event=${event.eventId}`);
  assert.deepEqual([row?.boarded, row?.missing, row?.charged], [1, 1, 0]);
});

test('[BOF-14] a period that cannot be is refused, and a report is taken along', async () => {
  const impossible = await testApp.call('GET', '/staff-api/report?from=2027-02-02&until=2027-02-01', {
    token: finance,
  });
  assert.deepEqual((impossible.body as { errors?: object[] }).errors, [{ field: 'until', reason: 'before_start' }]);
  assert.equal(
    (await testApp.call('GET', '/staff-api/report?from=2020-01-01&until=2027-01-01', { token: finance })).status,
    400,
  );
  await paid(await testApp.addEvent());
  const file = await testApp.app.inject({
    url: `/staff-api/report/file?from=${yesterday}&until=${tomorrow}&by=method&format=csv&language=es_CL`,
    headers: credentials(finance),
  });
  assert.match(file.body, /Medio de pago,País,Pedidos,Pasajes.*Base imponible,Impuesto %,Impuesto\n/);
  assert.match(file.body, /\ntransferencia,PE,\d+,/);
});

test('[BOF-14] the tax that an amount contains is rounded half away from zero', () => {
  assert.deepEqual([taxIn(11_800, 18), taxIn(118, 18), taxIn(-118, 18), taxIn(100, 0)], [1800, 18, -18, 0]);
  assert.equal(taxIn(3, 19) + (3 - taxIn(3, 19)), 3);
});
