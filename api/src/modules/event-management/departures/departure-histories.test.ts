import assert from 'node:assert/strict';
import { test } from 'node:test';
import { periodicity } from '@idavuelta/shared/contracts';
import { wallTimeAt } from '@idavuelta/shared/contracts/time';
import fc from 'fast-check';
import { checkProperty } from '../../../testing/check-property.ts';
import { officeOf } from '../../../testing/office-events.ts';
import { seatAccounts, unitsOfTickets } from '../../../testing/seat-accounts.ts';
import { anOrder, type Ids, openTestApp } from '../../../testing/test-app.ts';

const testApp = await openTestApp();
const office = await officeOf(testApp, 'events');
const tokens = (await Promise.all(Array.from({ length: 6 }, () => testApp.newCustomer()))).map(({ token }) => token);

type Step =
  | { do: 'buy'; buyer: number; date: number; tickets: number; free: boolean }
  | { do: 'move'; date: number; hours: number }
  | { do: 'call-off'; date: number }
  | { do: 'capacity'; date: number; seats: number };

const date = fc.nat(1);
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('buy' as const),
      buyer: fc.nat(5),
      date,
      tickets: fc.integer({ min: 1, max: 3 }),
      free: fc.boolean(),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('move' as const), date, hours: fc.integer({ min: -5, max: 5 }) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('call-off' as const), date }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('capacity' as const), date, seats: fc.integer({ min: 4, max: 12 }) }),
  },
);

/** Returns the event's two departures as created. */
const departuresOf = ({ eventId }: Ids) =>
  testApp.query<{ id: number; dateId: number }>(
    'SELECT id, event_date_id AS "dateId" FROM departure WHERE event_id = $1 ORDER BY id',
    [eventId],
  );

async function perform(event: Ids, departures: { id: number; dateId: number }[], one: Step) {
  const { id = 0, dateId = 0 } = departures[one.date] ?? {};
  const url = `${event.slug}/departures`;
  if (one.do === 'buy') {
    const order = anOrder(
      { ...event, dateId },
      { tickets: one.tickets, ...(one.free && { discountCode: 'GRATIS100' }) },
    );
    return testApp.place(tokens[one.buyer] ?? '', order);
  }
  if (one.do === 'call-off') return office.call('POST', `${url}/${id}/call-off`);
  const shown = (await office.departures(event)).find((departure) => departure.id === id);
  if (!shown) return undefined;
  if (one.do === 'move') {
    const to = wallTimeAt(Date.parse(shown.startsAt) + one.hours * 3_600_000, 'America/Lima').slice(0, 16);
    return office.call('POST', `${url}/${id}/move`, { to });
  }
  const { departure, pools } = shown;
  return office.call('PUT', `${url}/capacity`, { departure, pool: pools[0]?.pool, capacity: one.seats });
}

test('[BOF-04] whatever is bought, moved and taken away at the same moment, no seat is lost or sold twice', async () => {
  await checkProperty(
    fc.asyncProperty(
      fc.array(fc.array(step, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 5 }),
      async (rounds) => {
        const event = await testApp.addEventWith(
          { stock: 10 },
          {
            periodicityType: periodicity.calendar,
            dates: [
              { daysAhead: 20, time: '15:00' },
              { daysAhead: 40, time: '20:00' },
            ],
          },
        );
        const departures = await departuresOf(event);
        for (const round of rounds) {
          const results = await Promise.all(round.map((one) => perform(event, departures, one)));
          for (const result of results) if (result) assert.ok(result.status < 500, String(result.status));
        }
        if ((await office.call<object[]>('GET', `${event.slug}/acts`)).data.length > 0) await office.finished(event);

        const accounts = await seatAccounts(testApp.db, event.eventId);
        for (const { capacity, held, sold, heldByOrders, soldToOrders } of accounts) {
          assert.deepEqual([held, sold], [heldByOrders, soldToOrders]);
          assert.ok(held + sold <= capacity);
        }
        const taken = accounts.reduce((sum, { held, sold }) => sum + held + sold, 0);
        assert.equal(taken, await unitsOfTickets(testApp.db, event.eventId));
        const left = await testApp.query(
          `SELECT FROM orders o JOIN departure d ON d.id = o.departure_id
         WHERE o.event_id = $1 AND d.called_off_at IS NOT NULL AND o.state IN ('paid', 'awaiting_transfer_payment')`,
          [event.eventId],
        );
        assert.equal(left.length, 0, 'nobody has seats of what was called off');
        const untold = await testApp.query(
          `SELECT FROM departure d JOIN event_date date ON date.id = d.event_date_id
         WHERE d.event_id = $1 AND d.starts_at <> date.starts_at`,
          [event.eventId],
        );
        assert.equal(untold.length, 0, 'a departure is where its date is');
      },
    ),
    20,
  );
});
