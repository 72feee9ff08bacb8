import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { OrderRide, StaffOrder } from '@idavuelta/shared/contracts/staff';
import { logInStaff } from '../../../../testing/staff-members.ts';
import { ago, startDriving } from '../../testing/driven-trips.ts';

const { testApp, dispatching, driving } = await startDriving();
after(() => testApp.close());
const support = await logInStaff(testApp, 'support');
const viewer = await logInStaff(testApp, 'viewer');

const show = async (orderId = '', { token } = support) =>
  (await testApp.call<StaffOrder>('GET', `/staff-api/orders/${orderId}`, { token })).data;
const out = async (orderId?: string, reader = support) =>
  ((await show(orderId, reader)).rides ?? []).filter(({ direction }) => direction === 'out');
const states = (rides: OrderRide[]) => rides.map(({ state }) => state);

test('[OFF-06] before a van is planned an order has the estimate of its pick-up and of its way home', async () => {
  const { event, id } = await dispatching.departure();
  const { orderId } = await dispatching.buy(event, { tickets: 2 });
  const order = await show(orderId);
  assert.equal(order.departureId, id);
  assert.deepEqual(
    order.rides?.map(({ direction, ticket, state, address }) => [direction, ticket, state, address]),
    [
      ['out', 1, 'unplanned', 'Av. Grau 123'],
      ['out', 2, 'unplanned', 'Av. Grau 123'],
      ['back', 1, 'unplanned', 'Av. Grau 123'],
      ['back', 2, 'unplanned', 'Av. Grau 123'],
    ],
  );
  const [first] = order.rides ?? [];
  assert.ok(first?.from && first.until && first.from < first.until && first.until < order.startsAt);
  assert.equal(first?.travellers.length, 1);
});

test('[OFF-06] a published trip says when, with which van and whom to call, days before its travellers know', async () => {
  const { buyers, van, driver } = await driving.published({ hours: 24 * 20, stops: 1 });
  await testApp.query(
    `INSERT INTO driver_profile (staff_user_id, phone, languages, country_code) VALUES ($1, '+51999888777', '[]', 'PE')
     ON CONFLICT (staff_user_id) DO UPDATE SET phone = excluded.phone`,
    [driver.id],
  );
  const [ride] = await out(buyers[0]?.orderId);
  assert.deepEqual(
    [ride?.state, ride?.van, ride?.driverPhone, ride?.address, ride?.from],
    ['planned', van.plate, '+51999888777', 'Av. Grau 123', undefined],
  );
  assert.ok(ride?.at && ride.driver);
  const [seen] = await out(buyers[0]?.orderId, viewer);
  assert.deepEqual([seen?.van, seen?.driverPhone, seen?.address], [van.plate, undefined, '']);
  assert.equal(seen?.travellers.length, 1);
});

test('[OFF-06] the state follows the marks: on the way, late, aboard, absent, excused', async () => {
  const { buyers, driver, id } = await driving.published({ hours: 0, stops: 3 });
  const [trip] = await driving.tripsOf(driver);
  const mark = (kind: Parameters<typeof driving.aMark>[1], stop?: number, minutes = 0) =>
    driving.send(driver, [driving.aMark(trip, kind, stop, ago(minutes))]);
  const all = async () => (await Promise.all(buyers.map(({ orderId }) => out(orderId)))).flat();
  await mark('left', undefined, 9);
  assert.deepEqual(states(await all()), ['next', 'left', 'left']);
  await mark('boarded', 0, 8);
  await mark('explained', 1, 4);
  await mark('no_show', 2, 3);
  const rides = await all();
  assert.deepEqual(states(rides), ['boarded', 'explained', 'no_show']);
  assert.ok(rides.every(({ stateAt }) => stateAt));
  const late = await driving.published({ hours: -0.5, stops: 2 });
  const [lateTrip] = await driving.tripsOf(late.driver);
  await driving.send(late.driver, [driving.aMark(lateTrip, 'left', undefined, ago(0))]);
  const [ride] = await out(late.buyers[1]?.orderId);
  assert.ok((ride?.lateMinutes ?? 0) >= 29, `${ride?.lateMinutes}`);
  assert.notEqual(id, late.id);
});

test('[OFF-06] the rest of a trip that was given away names the van before; who is aboard stays in it', async () => {
  const published = await driving.published({ stops: 2 });
  const [trip] = await driving.tripsOf(published.driver);
  await driving.send(published.driver, [driving.aMark(trip, 'left'), driving.aMark(trip, 'boarded', 0, ago(0))]);
  const [run] = await testApp.query<{ id: number }>('SELECT id FROM run WHERE departure_id = $1', [published.id]);
  const [other, van] = [await logInStaff(testApp, 'driver'), await dispatching.vehicle()];
  const body = { vehicleId: van.id, driverId: other.id, aboard: 'stay', delayMinutes: 0, preview: false };
  const { status } = await testApp.call('POST', `/staff-api/runs/${run?.id}/move`, { token: dispatching.token, body });
  assert.equal(status, 200);
  const [aboard] = await out(published.buyers[0]?.orderId);
  const [waiting] = await out(published.buyers[1]?.orderId);
  assert.deepEqual([aboard?.van, aboard?.state], [published.van.plate, 'boarded']);
  assert.deepEqual([waiting?.van, waiting?.continuesVan], [van.plate, published.van.plate]);
});

test('[OFF-06] an order that was paid back has no ride', async () => {
  const { buyers } = await driving.published({ stops: 1 });
  await testApp.query(`UPDATE orders SET state = 'refunded' WHERE id = $1`, [buyers[0]?.orderId]);
  assert.deepEqual((await show(buyers[0]?.orderId)).rides, []);
});
