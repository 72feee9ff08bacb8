import assert from 'node:assert/strict';
import { test } from 'node:test';
import type {
  CouponRow,
  DistrictRow,
  LeadTimeRow,
  NoShowRow,
  ReportRow,
  StaffRole,
} from '@idavuelta/shared/contracts/staff';
import { credentials } from '../../testing/credentials.ts';
import { logInStaff } from '../../testing/staff-members.ts';
import { anOrder, type Ids, openTestApp } from '../../testing/test-app.ts';
import { createTicketChecks } from '../../testing/ticket-checks.ts';

const testApp = await openTestApp();
const checks = createTicketChecks(testApp);
const sessions = new Map<StaffRole, string>();
async function tokenOf(role: StaffRole) {
  const token = sessions.get(role) ?? (await logInStaff(testApp, role)).token;
  sessions.set(role, token);
  return token;
}

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Reads a report of one event, of the days around today. */
async function read<Row>(report: string, { eventId }: Ids, more = '', role: StaffRole = 'owner') {
  const days = `from=${dayIn(-2)}&until=${dayIn(2)}`;
  const url = `/staff-api/${report}?${days}&event=${eventId}&${more}`;
  return (await testApp.call<Row[]>('GET', url, { token: await tokenOf(role) })).data;
}
async function file(report: string, { eventId }: Ids, more = '') {
  const url = `/staff-api/${report}/file?from=${dayIn(-2)}&until=${dayIn(2)}&event=${eventId}&language=es_PE&${more}`;
  return (await testApp.app.inject({ url, headers: credentials(await tokenOf('owner')) })).body.replace('\uFEFF', '');
}

interface Sale {
  buyer?: string;
  tickets?: number;
  discountCode?: string;
}

/** Sells and validates an order. */
async function sell(event: Ids, { buyer, tickets = 1, discountCode }: Sale = {}) {
  const token = buyer ?? (await testApp.newCustomer()).token ?? '';
  const { data } = await testApp.place(token, anOrder(event, { tickets, discountCode }));
  await testApp.staff('transfers', 'validate', data.orderId);
  return data.orderId;
}
const paidBefore = (orderId: string, hours: number) =>
  testApp.query(
    `UPDATE orders o SET paid_at = d.starts_at - make_interval(mins => $2) FROM departure d
     WHERE d.id = o.departure_id AND o.id = $1`,
    [orderId, hours * 60],
  );
const paidAgo = (orderId: string, days: number) =>
  testApp.query(`UPDATE orders SET paid_at = now() - make_interval(days => $2) WHERE id = $1`, [orderId, days]);

test('[OFF-05] sales are added up by how long before the departure they were paid', async () => {
  const event = await testApp.addEventWith({ stock: 30, price: 20 });
  const first = await sell(event);
  const others: [Sale, number][] = [
    [{ tickets: 2 }, 23.5],
    [{}, 24],
    [{ tickets: 4, discountCode: 'VUELTA10' }, 800],
  ];
  const early = new Map([[first, 0.5]]);
  for (const [sale, hours] of others) early.set(await sell(event, sale), hours);
  await checks.beganAgo(first, -60);
  for (const [orderId, hours] of early) await paidBefore(orderId, hours);
  const rows = await read<LeadTimeRow>('lead-time-report', event);
  assert.deepEqual(
    rows.map(({ fromHours, untilHours, orders, seats, paid, share }) => [
      fromHours,
      untilHours,
      orders,
      seats,
      paid,
      share,
    ]),
    [
      [720, undefined, 1, 8, 7200, 0.5],
      [24, 48, 1, 2, 2000, 0.125],
      [12, 24, 1, 4, 4000, 0.25],
      [0, 1, 1, 2, 2000, 0.125],
    ],
  );
  const [headings, earliest] = (await file('lead-time-report', event)).split('\n');
  assert.equal(headings, 'Antes de la salida,Moneda,Pedidos,Boletos,Asientos,Parte %,Pagado');
  assert.equal(earliest, '30 días o más,PEN,1,4,8,50,72');
});

test('[OFF-05] of tickets of begun departures, those that did not come are counted by event and departure', async () => {
  const { event, orderId, buyer } = await checks.paidOrder(3);
  await checks.rodeWith(orderId, buyer, 1);
  await checks.beganAgo(orderId, 30);
  const [row] = await read<NoShowRow>('no-show-report', event, 'by=departure', 'dispatcher');
  assert.deepEqual([row?.tickets, row?.boarded, row?.missing, row?.unknown, row?.rate], [3, 1, 2, 0, 2 / 3]);
  assert.equal(row?.label.code, event.slug);
  // nothing was checked at this one: nobody knows who came
  const other = await checks.paidOrder(2);
  await checks.beganAgo(other.orderId, 30);
  const [unknown] = await read<NoShowRow>('no-show-report', other.event);
  assert.deepEqual([unknown?.missing, unknown?.unknown, unknown?.rate], [0, 2, undefined]);
  assert.match(
    await file('no-show-report', event),
    /^Evento,Boletos,Subieron,No llegaron,Sin datos,Ausencia %\n.*,3,1,2,0,66.7$/m,
  );
});

test('[OFF-05] a departure that has not begun, and a ticket that was paid back, have no no-shows', async () => {
  const { event, orderId, buyer } = await checks.paidOrder(2);
  await checks.rodeWith(orderId, buyer, 1);
  assert.deepEqual(await read<NoShowRow>('no-show-report', event), []);
  await checks.beganAgo(orderId, 30);
  await testApp.query(`UPDATE orders SET state = 'cancelled' WHERE id = $1`, [orderId]);
  assert.deepEqual(await read<NoShowRow>('no-show-report', event), []);
});

test('[OFF-05] seats are counted in the district where each passenger waits', async () => {
  const event = await testApp.addEventWith({ stock: 30, price: 20 });
  await testApp.query('UPDATE county SET latitude = -12.1, longitude = -77 WHERE id = $1', [event.countyId]);
  // each ticket has two seats
  const orderId = await sell(event, { tickets: 3 });
  await checks.beganAgo(orderId, -60);
  const [other] = await testApp.query<{ id: number; name: string }>(
    'SELECT id, name FROM county WHERE id <> $1 AND latitude IS NULL ORDER BY id LIMIT 1',
    [event.countyId],
  );
  // one ticket of four seats: one passenger here, two there, one without a name
  const [here, there] = ['Av. Grau 123', 'Jr. Lampa 4'];
  await testApp.query(
    `UPDATE order_ticket SET capacity = 4,
       addresses = $2::jsonb, passengers = $3::jsonb WHERE order_id = $1 AND number = 1`,
    [
      orderId,
      JSON.stringify([
        { address: here, countyId: event.countyId },
        { address: there, countyId: other?.id, position: { latitude: -12.2, longitude: -76.9 } },
      ]),
      JSON.stringify([here, there, there].map((passengerAddress) => ({ name: 'Ana', passengerAddress }))),
    ],
  );
  const rows = await read<DistrictRow>('district-report', event, '', 'dispatcher');
  assert.deepEqual(
    rows.map(({ countyId, seats, orders, share, position }) => ({ countyId, seats, orders, share, position })),
    [
      { countyId: event.countyId, seats: 6, orders: 1, share: 0.75, position: { latitude: -12.1, longitude: -77 } },
      { countyId: other?.id, seats: 2, orders: 1, share: 0.25, position: { latitude: -12.2, longitude: -76.9 } },
    ],
  );
  assert.match(
    await file('district-report', event),
    /^Distrito,Provincia,País,Pedidos,Asientos,Parte %\n.*,PE,1,6,75$/m,
  );
});

test('[OFF-05] coupons stand beside the orders without one: discount, net and new customers', async () => {
  const event = await testApp.addEventWith({ stock: 30, price: 50 });
  const { token: regular = '' } = await testApp.newCustomer();
  await paidAgo(await sell(event, { buyer: regular }), 1);
  await sell(event, { buyer: regular, discountCode: 'VUELTA10' });
  await sell(event, { tickets: 2, discountCode: 'VUELTA10' });
  const rows = await read<CouponRow>('coupon-report', event);
  assert.deepEqual(
    rows.map(({ couponId: _, ...row }) => row),
    [
      {
        ...{ currency: 'PEN', orders: 1, tickets: 1, newCustomers: 1, newShare: 1 },
        ...{ listed: 5000, discount: 0, refunded: 0, net: 5000, average: 5000 },
      },
      {
        ...{ code: 'VUELTA10', currency: 'PEN', orders: 2, tickets: 3, newCustomers: 1, newShare: 0.5 },
        ...{ listed: 15_000, discount: 1500, refunded: 0, net: 13_500, average: 6750 },
      },
    ],
  );
  assert.match(
    await file('coupon-report', event),
    /\nSin cupón,PEN,1,1,1,100,50,0,0,50,50\nVUELTA10,PEN,2,3,1,50,150,15,0,135,67.5\n/,
  );
});

test('[OFF-05] sales stand beside those of the days before, a day beside its day, in the file too', async () => {
  const event = await testApp.addEventWith({ stock: 30, price: 10 });
  await sell(event, { tickets: 3 });
  // the period is five days long, today its third
  await paidAgo(await sell(event, { tickets: 2 }), 5);
  await paidAgo(await sell(event, { tickets: 1 }), 6);
  const url = (by: string) => read<ReportRow>('report', event, `by=${by}&compare=previous`);
  const days = await url('day');
  const today = days.find(({ tickets }) => tickets === 3);
  assert.deepEqual(today?.before?.tickets, 2);
  const gone = days.filter(({ tickets }) => tickets === 0);
  assert.ok(gone.some(({ before, listed, net }) => before?.tickets === 1 && listed === 0 && net === 0));
  const [whole] = await url('event');
  assert.deepEqual([whole?.tickets, whole?.before?.tickets, whole?.before?.orders], [3, 3, 2]);
  const [headings = '', row = ''] = (await file('report', event, 'by=event&compare=previous')).split('\n');
  assert.match(headings, /Pedidos, antes","Pedidos, diferencia","Pedidos, diferencia %","Neto, antes"/);
  assert.match(row, /,2,-1,-50,\d*,/);
  assert.equal((await read<ReportRow>('report', event, 'by=event'))[0]?.before, undefined);
});

test('[OFF-05] reports of money are for who may see money', async () => {
  const token = await tokenOf('dispatcher');
  for (const report of ['report', 'lead-time-report', 'coupon-report'])
    assert.equal(await testApp.statusOf('GET', `/staff-api/${report}?from=${dayIn(0)}&until=${dayIn(0)}`, token), 403);
});
