import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { timeAt } from '@idavuelta/shared/contracts/time';
import { temporaryFolder } from '../../../../testing/temporary-folder.ts';
import { openTestApp } from '../../../../testing/test-app.ts';
import { createDispatching, door, tripOf } from '../../testing/dispatched-departures.ts';

const testApp = await openTestApp();
const dispatching = await createDispatching(testApp);
const folder = temporaryFolder();

/** Creates a departure with this many paid orders, and a function to import a list for it. */
async function sold(orders: number, tickets = 1) {
  const { event, id } = await dispatching.departure();
  for (let n = 0; n < orders; n++) await dispatching.buy(event, { tickets, position: door(n) });
  const { parties, departure } = await dispatching.read(id);
  const day = JSON.parse(await testApp.staff('events', 'show', event.slug, '--json')).departures[0].departure;
  return {
    id,
    parties,
    departure,
    async importRows(...rows: string[]) {
      const file = join(folder, `${id}.csv`);
      await writeFile(file, `order,time,van,driver\n${rows.join('\n')}\n`);
      return testApp.staff('pickup-times', event.slug, day, file);
    },
  };
}

test('[DSP-05] an imported list is the published plan: a trip for each van, stops by the clock', async () => {
  const { id, parties, departure, importRows } = await sold(3);
  const [one, two, three] = parties;
  const known = await dispatching.vehicle(15, { plate: 'LST-001' });
  await importRows(
    `${one?.order},18:20,lst-001,Rosa`,
    `${two?.order},18:05,lst-001,Rosa`,
    `${three?.order},18:10,XYZ-999,Luz`,
  );
  const { published, unplanned } = await dispatching.read(id);
  const trips = published?.trips.toSorted((a, b) => a.van.localeCompare(b.van)) ?? [];
  assert.deepEqual(
    trips.map(({ van, driver, vehicleId, stops }) => [
      van,
      driver,
      vehicleId,
      stops.map(({ party, at, load }) => [party, timeAt(at, departure.timeZone), load]),
    ]),
    [
      [
        'lst-001',
        'Rosa',
        known.id,
        [
          [two?.id, '18:05', 1],
          [one?.id, '18:20', 2],
        ],
      ],
      ['XYZ-999', 'Luz', undefined, [[three?.id, '18:10', 1]]],
    ],
  );
  assert.deepEqual(unplanned, []);
});

test('[DSP-05] whom a list does not name keeps the published trip, and is not told again', async () => {
  const { id, parties, importRows } = await sold(2);
  const [one, two] = parties;
  const [van, driver] = [await dispatching.vehicle(), await dispatching.driver()];
  const { data } = await dispatching.draft(id, [
    tripOf(
      van.id,
      parties.map((party) => party.id),
      { driverId: driver.id },
    ),
  ]);
  await dispatching.publish(id, data.draft?.revision ?? 0);
  assert.match(await importRows(`${two?.order},18:10,XYZ-998,Luz`), /\n1 have a time that is new/);
  const { published } = await dispatching.read(id);
  assert.deepEqual(
    published?.trips.map((trip) => [trip.van, trip.stops.map(({ party }) => party)]),
    [
      [van.plate, [one?.id]],
      ['XYZ-998', [two?.id]],
    ],
  );
  assert.deepEqual(await dispatching.planStates(id), ['replaced', 'published']);
});

test('[DSP-05] a list that does not fit a vehicle’s seats, or one that drives elsewhere then, is not imported', async () => {
  await dispatching.vehicle(1, { plate: 'LST-002' });
  const full = await sold(1, 2);
  const [party] = full.parties;
  await assert.rejects(
    full.importRows(`${party?.order},18:20,LST-002,Rosa`),
    /row 2, column van: LST-002 has 1 seats, and 2 ride in it/,
  );
  assert.equal((await dispatching.read(full.id)).published, undefined);

  const [first, second] = [await sold(1), await sold(1)];
  await dispatching.vehicle(15, { plate: 'LST-003' });
  await first.importRows(`${first.parties[0]?.order},18:20,LST-003,Rosa`);
  await assert.rejects(
    second.importRows(`${second.parties[0]?.order},18:25,LST-003,Luz`),
    /row 2, column van: LST-003 drives for another departure at that time/,
  );
});
