import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { EventDetail } from '@idavuelta/shared/contracts';
import { periodicity } from '@idavuelta/shared/contracts';
import { query } from '../../database/database.ts';
import { statementsWait } from '../../testing/locks.ts';
import { seatAccounts } from '../../testing/seat-accounts.ts';
import { anOrder, codeOf, type Ids, openTestApp } from '../../testing/test-app.ts';

const testApp = await openTestApp();

const capacity = (...words: string[]) => testApp.staff('events', 'capacity', ...words);
const departuresOf = async ({ slug }: Ids) =>
  JSON.parse(await testApp.staff('events', 'show', slug, '--json')).departures;

test('[PAY-07] staff gives a departure more seats or fewer, but not fewer than are sold and held', async () => {
  const event = await testApp.addEvent();
  const { token } = await testApp.newCustomer();
  await testApp.place(token, anOrder(event, { tickets: 3 }));
  await testApp.place(token, anOrder(event, { tickets: 2, discountCode: 'GRATIS100' }));
  const [{ departure }] = await departuresOf(event);

  assert.equal(await capacity(event.slug, departure, '70'), `${event.slug} on ${departure}: 70 instead of 50.`);
  assert.equal(await testApp.stockOf(event.variantId), 65);
  await assert.rejects(capacity(event.slug, departure, '4'), /cannot have 4 there\. 2 are sold and 3 are held\./);
  assert.match(await capacity(event.slug, departure.slice(0, 10), '5'), /5 instead of 70/);
  assert.equal(codeOf(await testApp.place(token, anOrder(event))), 'OUT_OF_STOCK');
  await assert.rejects(capacity(event.slug, departure, '-1'), /Usage:/);
  await assert.rejects(capacity(event.slug, '2020-01-01', '9'), new RegExp(`Its departures are ${departure}\\.`));
  await assert.rejects(capacity('nothing', departure, '9'), /There is no event nothing\./);

  const audit = await testApp.staff('audit', 'list', `event:${event.eventId}`);
  assert.match(audit, /change-capacity .*"before":50,"capacity":70/);
});

test('[PAY-07] a departure with several pools asks which one is meant, and a day with several departures which hour', async () => {
  const event = await testApp.addEventOf([{ stock: 8 }, { stock: 9, province: 'callao' }], {
    periodicityType: periodicity.calendar,
    dates: [
      { daysAhead: 20, time: '15:00' },
      { daysAhead: 20, time: '20:00' },
    ],
  });
  const sales = await departuresOf(event);
  const [{ departure: early, pool }] = sales;
  await assert.rejects(capacity(event.slug, early, '5'), /Name one of its pools: \d+ \(Van compartida, Lima\); \d+ \(/);
  await assert.rejects(capacity(event.slug, early.slice(0, 10), '5'), /Which departure: \S+T15:00, \S+T20:00\?/);
  await capacity(event.slug, early, '5', '--pool', String(pool));
  const changed = await departuresOf(event);
  assert.deepEqual(
    changed.map((row: { capacity: number }) => row.capacity),
    [5, 9, 8, 9],
  );
});

test('[PAY-07] a day of a range that nobody has bought yet can get other vans than the rest', async () => {
  const event = await testApp.addEvent({
    periodicityType: periodicity.range,
    dates: [{ daysAhead: 10, time: '15:00' }],
    endDaysAhead: 12,
  });
  const days = await departuresOf(event);
  assert.equal(days.length, 3);
  await capacity(event.slug, days[1].departure, '0');
  const { data } = await testApp.call<EventDetail>('GET', `/events/${event.slug}`);
  assert.deepEqual(data.soldOutDays, [days[1].departure.slice(0, 10)]);
});

test('[PAY-07] a change of the capacity waits for a buyer who is just taking seats, and counts them', async () => {
  const event = await testApp.addEvent();
  const [{ departure }] = await departuresOf(event);
  const { result } = await testApp.db.transaction().execute(async (buyer) => {
    await query(
      buyer,
      'UPDATE seat_pool p SET held = 20 FROM departure d WHERE d.id = p.departure_id AND d.event_id = $1',
      [event.eventId],
    );
    const changed = capacity(event.slug, departure, '10').catch((error: Error) => error.message);
    await statementsWait(testApp.db);
    return { result: changed };
  });
  assert.match(await result, /0 are sold and 20 are held\.$/);
});

test('[PAY-07] while buyers order and staff changes the capacity, there are never more seats taken than there are', async () => {
  const event = await testApp.addEvent();
  const [{ departure }] = await departuresOf(event);
  const buyers = await Promise.all(Array.from({ length: 30 }, () => testApp.newCustomer()));

  let isOver = false;
  const seen: number[] = [];
  const watch = async () => {
    while (!isOver)
      for (const { capacity: seats, held, sold } of await seatAccounts(testApp.db, event.eventId))
        seen.push(seats - held - sold);
  };
  const change = async () => {
    const results = [];
    for (const seats of [35, 25, 40, 15, 20, 8, 30])
      results.push(await capacity(event.slug, departure, String(seats)).catch((error: Error) => error.message));
    return results;
  };
  const watching = watch();
  const [changes, orders] = await Promise.all([
    change(),
    Promise.all(buyers.map(({ token }) => testApp.place(token, anOrder(event, { tickets: 2 })))),
  ]);
  isOver = true;
  await watching;

  assert.ok(Math.min(...seen) >= 0, String(Math.min(...seen)));
  for (const result of changes) assert.match(result, /instead of \d+\.$|0 are sold and \d+ are held\.$/);
  for (const order of orders)
    if (order.status !== 200) assert.deepEqual([order.status, codeOf(order)], [409, 'OUT_OF_STOCK']);
  const [account] = await seatAccounts(testApp.db, event.eventId);
  assert.equal(account?.held, 2 * orders.filter(({ status }) => status === 200).length);
  assert.equal(account?.held, account?.heldByOrders);
});
