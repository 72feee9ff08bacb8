import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { CountrySales, Today, WorkItem } from '@idavuelta/shared/contracts/staff';
import { logInStaff } from '../../testing/staff-members.ts';
import { anOrder } from '../../testing/test-app.ts';
import { ago, startDriving } from '../dispatch/testing/driven-trips.ts';

const { testApp, dispatching, driving } = await startDriving();
after(() => testApp.close());
const { token: finance } = await logInStaff(testApp, 'finance');

const todayOf = async (staff: string) => (await testApp.call<Today>('GET', '/staff-api/today', { token: staff })).data;
const workOf = async (staff: string, wanted: WorkItem['kind']) =>
  (await todayOf(staff)).work.find(({ kind }) => kind === wanted);

test('[OFF-02] a phone under way that says nothing for ten minutes waits for the dispatcher, not for finance', async () => {
  const { driver, id } = await driving.published({ hours: -0.5 });
  const [trip] = await driving.tripsOf(driver);
  await driving.send(driver, [driving.aMark(trip, 'left', undefined, ago(20))]);
  await testApp.query(
    `UPDATE trip_mark SET recorded_at = now() - interval '12 minutes'
     WHERE run_id IN (SELECT r.id FROM run r WHERE r.departure_id = $1)`,
    [id],
  );
  const waiting = await workOf(dispatching.token, 'silent-phones');
  assert.equal(waiting?.count, 1);
  assert.ok(Math.abs(Date.parse(waiting.oldest ?? '') - ago(12).getTime()) < 60_000);
  assert.equal(await workOf(finance, 'silent-phones'), undefined);
});

test('[OFF-02] the departures of the next 48 hours say what is sold and planned, and who drives', async () => {
  const { id } = await driving.published({ tickets: 2 });
  const { id: later } = await driving.published();
  await testApp.query(`UPDATE departure SET starts_at = now() + interval '47 hours' WHERE id = $1`, [id]);
  await testApp.query(`UPDATE departure SET starts_at = now() + interval '49 hours' WHERE id = $1`, [later]);
  const { departures, plans } = await todayOf(dispatching.token);
  assert.equal(departures.find((each) => each.id === id)?.sold, 4);
  assert.ok(departures.every((each) => each.id !== later));
  const planOf = (departureId: number) => plans?.filter((plan) => plan.departureId === departureId);
  assert.deepEqual(planOf(id), [{ departureId: id, direction: 'out', trips: 1, withoutDriver: 0 }]);
  await testApp.query(
    `UPDATE trip SET driver_id = NULL, driver = ''
     WHERE plan_id IN (SELECT p.id FROM dispatch_plan p WHERE p.departure_id = $1)`,
    [id],
  );
  assert.equal((await todayOf(dispatching.token)).plans?.find((plan) => plan.departureId === id)?.withoutDriver, 1);
  const viewer = await todayOf((await logInStaff(testApp, 'viewer')).token);
  assert.ok(viewer.departures.some((each) => each.id === id));
  assert.equal(viewer.plans, undefined);
});

test('[OFF-02] sales of today and of seven days stand beside those of the week before, until the same hour', async () => {
  const event = await testApp.addEventWith({ stock: 50, price: 10 });
  const before = (await salesOfPeru()) ?? none;
  const sell = async (paidAgo: string) => {
    const { token } = await testApp.newCustomer();
    const { data } = await testApp.place(token, anOrder(event));
    await testApp.staff('transfers', 'validate', data.orderId);
    await testApp.query(`UPDATE orders SET paid_at = now() - $2::interval WHERE id = $1`, [data.orderId, paidAgo]);
  };
  for (const paidAgo of ['0', '3 days', '7 days', '7 days -1 minute', '9 days', '14 days']) await sell(paidAgo);
  const sales = (await salesOfPeru()) ?? none;
  const grown = (period: 'today' | 'todayBefore' | 'week' | 'weekBefore') => [
    sales[period].orders - before[period].orders,
    sales[period].total.minor - before[period].total.minor,
  ];
  assert.deepEqual(grown('today'), [1, 1000]);
  assert.deepEqual(grown('week'), [2, 2000]);
  // one minute short of a week ago is later than now in that day
  assert.deepEqual(grown('todayBefore'), [1, 1000]);
  assert.deepEqual(grown('weekBefore'), [2, 2000]);
});

test('[OFF-05] each of the last seven days stands beside the same day of the week before', async () => {
  const days = (await salesOfPeru())?.days ?? [];
  assert.equal(days.length, 7);
  const [today, threeAgo] = [days[6], days[3]];
  const [before] = (await salesOfPeru())?.days ?? [];
  const event = await testApp.addEventWith({ stock: 50, price: 25 });
  for (const paidAgo of ['0', '3 days', '10 days']) {
    const { token } = await testApp.newCustomer();
    const { data } = await testApp.place(token, anOrder(event));
    await testApp.staff('transfers', 'validate', data.orderId);
    await testApp.query(`UPDATE orders SET paid_at = now() - $2::interval WHERE id = $1`, [data.orderId, paidAgo]);
  }
  const now = (await salesOfPeru())?.days ?? [];
  const [{ day } = { day: '' }] = await testApp.query<{ day: string }>(
    `SELECT (now() AT TIME ZONE 'America/Lima')::date::text AS day`,
  );
  assert.equal(now[6]?.day, day);
  assert.equal((now[6]?.minor ?? 0) - (today?.minor ?? 0), 2500);
  assert.deepEqual(
    [(now[3]?.minor ?? 0) - (threeAgo?.minor ?? 0), (now[3]?.before ?? 0) - (threeAgo?.before ?? 0)],
    [2500, 2500],
  );
  assert.deepEqual(now[0], before);
});

const nothing = { orders: 0, tickets: 0, total: { minor: 0, currency: 'PEN' as const } };
const none = { today: nothing, todayBefore: nothing, week: nothing, weekBefore: nothing };
const salesOfPeru = async (): Promise<Omit<CountrySales, 'country'> | undefined> =>
  (await todayOf(finance)).salesByCountry?.find(({ country }) => country === 'PE');

test('[BOF-02] today has what waits for each role, and nothing for who may not see it', async () => {
  const { token } = await testApp.newCustomer();
  const event = await testApp.addEvent();
  await testApp.place(token, anOrder(event));
  const transfers = await workOf(finance, 'transfers');
  assert.ok(transfers && transfers.count >= 1 && transfers.oldest);
  const driver = await todayOf((await logInStaff(testApp, 'driver')).token);
  assert.deepEqual(driver, { work: [], departures: [], sales: [] });
});

test('[BOF-12] today has the exchange rates that are too old or soon will be, for who may set them', async () => {
  const rates = (staff: string) => workOf(staff, 'rates');
  const age = (currency: string, days: number) =>
    testApp.query(`UPDATE exchange_rate SET set_at = now() - make_interval(days => $2) WHERE currency = $1`, [
      currency,
      days,
    ]);
  await age('CLP', 4);
  await age('EUR', 4);
  assert.equal(await rates(finance), undefined);
  await age('CLP', 6);
  assert.equal((await rates(finance))?.count, 1);
  await age('EUR', 8);
  const work = await rates(finance);
  assert.equal(work?.count, 2);
  assert.ok(Math.abs(Date.parse(work?.oldest ?? '') - (Date.now() - 8 * 86_400_000)) < 60_000);
  assert.equal(await rates((await logInStaff(testApp, 'viewer')).token), undefined);
  await age('CLP', 0);
  await age('EUR', 0);
});
