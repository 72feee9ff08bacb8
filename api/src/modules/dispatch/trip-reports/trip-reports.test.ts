import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, test } from 'node:test';
import type { DrivenTrip, ReportedTrip, TripMark, TripReport } from '@idavuelta/shared/contracts/staff';
import { credentials } from '../../../testing/credentials.ts';
import { logInStaff } from '../../../testing/staff-members.ts';
import { temporaryFolder } from '../../../testing/temporary-folder.ts';
import { codeOf, type Ids } from '../../../testing/test-app.ts';
import { door } from '../testing/dispatched-departures.ts';
import { startDriving } from '../testing/driven-trips.ts';
import { createTripReports } from './trip-reports.ts';

const { testApp, dispatching, driving } = await startDriving();
after(() => testApp.close());

/** Departures of the tests are between these dates. */
const [from, until] = [0, 60].map((days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10));
const path = (search = '') => `/staff-api/trip-report?from=${from}&until=${until}${search}`;
const read = async (search: string, token = dispatching.token) =>
  (await testApp.call<TripReport>('GET', path(search), { token })).data;
const rowOf = async ({ eventId }: Ids) => {
  const { rows, more } = await read(`&event=${eventId}`);
  assert.deepEqual([rows.length, more], [1, false]);
  return rows[0] as TripReport['rows'][number];
};
const tripsOf = async (id: number, direction = 'out') =>
  (await testApp.call<ReportedTrip[]>('GET', `/staff-api/trip-report/${id}/${direction}`, { token: dispatching.token }))
    .data;

const later = (moment: string | undefined, minutes: number) => new Date(Date.parse(moment ?? '') + minutes * 60_000);
const check = (orderId: string | undefined, leg: string, ticket = 1) =>
  testApp.query(
    'INSERT INTO ticket_check (order_ticket_id, leg) SELECT id, $2 FROM order_ticket WHERE order_id = $1 AND number = $3',
    [orderId, leg, ticket],
  );

/** Creates a trip with planned times in the past, and a function to mark it some minutes after a planned time. */
async function past(options: Parameters<typeof driving.published>[0] = {}) {
  const published = await driving.published({ hours: -6, ...options });
  const [trip] = (await driving.tripsOf(published.driver)) as [DrivenTrip];
  const mark = (kind: TripMark['kind'], minutes: number, stop?: number) => {
    const planned = stop !== undefined ? trip.stops[stop]?.at : kind === 'done' ? trip.endsAt : trip.startsAt;
    return driving.aMark(trip, kind, stop, later(planned, minutes));
  };
  return {
    ...published,
    trip,
    async marked(...marks: Parameters<typeof mark>[]) {
      const { data } = await driving.send(
        published.driver,
        marks.map((each) => mark(...each)),
      );
      assert.deepEqual(data.rejected, []);
    },
  };
}

test('[DSP-10] a driven departure shows who boarded, who did not come, how full it was and how late', async () => {
  const { event, id, van, trip, marked } = await past({ stops: 3, tickets: 2 });
  await marked(['left', 2], ['arrived', 3, 0], ['boarded', 5, 0], ['arrived', 25, 1], ['no_show', 31, 1]);
  await marked(['explained', 40, 2], ['done', 45]);
  const { departure, plannedKilometres, plannedMinutes, drivenMinutes, load, ...row } = await rowOf(event);
  assert.deepEqual([departure.id, departure.country, departure.timeZone], [id, 'PE', 'America/Lima']);
  assert.ok(departure.event.es_PE?.name);
  assert.deepEqual(row, {
    direction: 'out',
    trips: 1,
    driven: 1,
    seats: 15,
    planned: 6,
    boarded: 2,
    noShows: 2,
    unmarked: 2,
    emptySeats: 13,
    stops: 3,
    visited: 2,
    onTime: 1,
    meanDelayMinutes: 14,
    worstDelayMinutes: 25,
  });
  assert.equal(load, 2 / 15);
  assert.ok(plannedKilometres > 0);
  const planned = (Date.parse(trip.endsAt) - Date.parse(trip.startsAt)) / 60_000;
  assert.deepEqual([plannedMinutes, drivenMinutes], [Math.round(planned), Math.round(planned + 43)]);

  const [reported, ...others] = await tripsOf(id);
  assert.deepEqual(others, []);
  const { number, seats, isDriven, boarded, leftAt, doneAt, worstDelayMinutes } = reported as ReportedTrip;
  assert.deepEqual(
    { van: reported?.van, number, seats, isDriven, boarded, worstDelayMinutes },
    { van: van.plate, number: 1, seats: 15, isDriven: true, boarded: 2, worstDelayMinutes: 25 },
  );
  assert.deepEqual(
    [leftAt, doneAt].map((at) => Date.parse(at ?? '')),
    [later(trip.startsAt, 2), later(trip.endsAt, 45)].map((at) => at.getTime()),
  );
});

test('[DSP-10] what nobody has marked is not known: neither load nor delays', async () => {
  const { event, marked } = await past();
  const before = await rowOf(event);
  assert.deepEqual([before.trips, before.driven, before.planned, before.unmarked], [1, 0, 2, 2]);
  await marked(['left', 0], ['explained', 0, 0], ['explained', 0, 1], ['done', 0]);
  const { driven, boarded, unmarked, load, emptySeats, visited, meanDelayMinutes, drivenMinutes } = await rowOf(event);
  assert.deepEqual({ driven, boarded, unmarked, visited }, { driven: 1, boarded: 0, unmarked: 2, visited: 0 });
  assert.deepEqual([load, emptySeats, meanDelayMinutes], [undefined, undefined, undefined]);
  assert.ok(drivenMinutes);
});

test('[DSP-10] a ticket that was checked has boarded, the other one of its order has not', async () => {
  const { event, buyers } = await past({ tickets: 2 });
  await check(buyers[0]?.orderId, 'outbound');
  await check(buyers[1]?.orderId, 'return');
  const { driven, boarded, unmarked, load } = await rowOf(event);
  assert.deepEqual({ driven, boarded, unmarked, load }, { driven: 1, boarded: 1, unmarked: 3, load: 1 / 15 });
});

test('[DSP-10] on the way home people board at the event, and a stop is visited when the van arrives there', async () => {
  const { event, id, buyers, marked } = await past({ direction: 'back' });
  await check(buyers[0]?.orderId, 'return');
  await marked(['boarded', 40, 1], ['arrived', 12, 0]);
  const row = await rowOf(event);
  assert.deepEqual([row.direction, row.boarded, row.unmarked], ['back', 2, 0]);
  assert.deepEqual([row.visited, row.onTime, row.worstDelayMinutes], [1, 0, 12]);
  assert.equal((await tripsOf(id, 'back')).length, 1);
});

test('[DSP-10] who is paid back or has moved since has no place in the trip any more', async () => {
  const { event, buyers } = await past({ stops: 3 });
  await testApp.query(`UPDATE orders SET state = 'refunded' WHERE id = $1`, [buyers[0]?.orderId]);
  await testApp.query(
    `UPDATE order_ticket SET addresses = jsonb_set(addresses, '{0,address}', '"Jr. Unión 5"') WHERE order_id = $1`,
    [buyers[1]?.orderId],
  );
  const { planned, stops } = await rowOf(event);
  assert.deepEqual([planned, stops], [1, 1]);
});

test('[DSP-10] of an imported list with an unknown van the boarded are counted, its seats are not known', async () => {
  const { event, id } = await dispatching.departure();
  const { orderId } = await dispatching.buy(event, { position: door(0) });
  const [party] = (await dispatching.read(id)).parties;
  const day = JSON.parse(await testApp.staff('events', 'show', event.slug, '--json')).departures[0].departure;
  const folder = temporaryFolder();
  const file = join(folder, 'list.csv');
  await writeFile(file, `order,time,van,driver\n${party?.order},18:10,XYZ-999,Luz\n`);
  await testApp.staff('pickup-times', event.slug, day, file);
  await check(orderId, 'outbound');
  const { trips, driven, seats, planned, boarded, load, emptySeats } = await rowOf(event);
  assert.deepEqual(
    { trips, driven, seats, planned, boarded },
    { trips: 1, driven: 1, seats: 0, planned: 1, boarded: 1 },
  );
  assert.deepEqual([load, emptySeats], [undefined, undefined]);
  const [trip] = await tripsOf(id);
  assert.deepEqual([trip?.van, trip?.driver, trip?.seats], ['XYZ-999', 'Luz', undefined]);
});

test('[DSP-10] days, country and what was called off choose the departures, the latest first', async () => {
  const [here, elsewhere, gone] = [await past(), await past(), await past()];
  await testApp.query(`UPDATE event SET country_code = 'ES' WHERE id = $1`, [elsewhere.event.eventId]);
  await testApp.query('UPDATE departure SET called_off_at = now() WHERE id = $1', [gone.id]);
  await testApp.query(`UPDATE departure SET starts_at = starts_at + interval '5 days' WHERE id = $1`, [here.id]);
  const idsOf = (rows: TripReport['rows']) => rows.map(({ departure }) => departure.id);
  const all = await read('');
  assert.equal(idsOf(all.rows)[0], here.id);
  assert.ok(idsOf(all.rows).includes(elsewhere.id) && !idsOf(all.rows).includes(gone.id));
  const moments = all.rows.map(({ departure }) => departure.startsAt);
  assert.deepEqual(moments, moments.toSorted().toReversed());
  const inPeru = idsOf((await read('&country=PE')).rows);
  assert.ok(inPeru.includes(here.id) && !inPeru.includes(elsewhere.id));
  await testApp.query('UPDATE event SET withdrawn = true WHERE id = $1', [elsewhere.event.eventId]);
  assert.ok(idsOf((await read('')).rows).includes(elsewhere.id), 'it was over before the event was cancelled');
  await testApp.query(`UPDATE orders SET state = 'cancelled' WHERE departure_id = $1`, [elsewhere.id]);
  assert.ok(!idsOf((await read('')).rows).includes(elsewhere.id));
  const { data } = await testApp.call<TripReport>(
    'GET',
    `/staff-api/trip-report?from=${from}&until=${from}&event=${here.event.eventId}`,
    { token: dispatching.token },
  );
  assert.deepEqual(data.rows, []);
  const few = createTripReports({ db: testApp.db, maxRows: 1 });
  const scope = { from: from ?? '', until: until ?? '' };
  const { rows, more } = await few.read(scope);
  assert.deepEqual([idsOf(rows), more], [[here.id], true]);
  await assert.rejects(few.readAll(scope), { code: 'VALIDATION_FAILED' });
});

test('[DSP-10] a file has a row for each departure, in the language that is asked for', async () => {
  const { event, marked } = await past();
  await marked(['boarded', 4, 0], ['no_show', 11, 1]);
  const file = (format: string, language: string) =>
    testApp.app.inject({
      url: `/staff-api/trip-report/file?from=${from}&until=${until}&event=${event.eventId}&format=${format}&language=${language}`,
      headers: credentials(dispatching.token),
    });
  const [titles, row, end] = (await file('csv', 'es_PE')).body.trim().split('\n');
  assert.match(titles ?? '', /Evento,Lugar,Empieza,.*,Subieron,No llegaron,Sin marcar,.*,Mayor retraso \(min\)$/);
  assert.match(row ?? '', /,PE,Ida,1,1,15,2,1,1,0,14,6\.7,.*,2,2,1,7\.5,11$/);
  assert.equal(end, undefined);
  assert.match((await file('csv', 'pt_BR')).body, /,Embarcaram,Não compareceram,/);
  assert.match(String((await file('xlsx', 'en_US')).headers['content-type']), /spreadsheet/);
});

test('[DSP-10] who may read reports or dispatches reads it, nobody else; a period has at most a year', async () => {
  for (const role of ['finance', 'viewer', 'owner'] as const)
    assert.ok(Array.isArray((await read('', (await logInStaff(testApp, role)).token)).rows), role);
  const { id } = await dispatching.departure();
  for (const role of ['driver', 'support', 'events'] as const) {
    const { token } = await logInStaff(testApp, role);
    for (const url of [path(), `/staff-api/trip-report/${id}/out`, path().replace('?', '/file?')])
      assert.equal((await testApp.call('GET', url, { token })).status, 403, `${role} ${url}`);
  }
  const { token } = dispatching;
  assert.equal(codeOf(await testApp.call('GET', `/staff-api/trip-report/${id}/out`, { token })), 'NOT_FOUND');
  for (const [first, last] of [
    ['2026-01-01', '2027-02-01'],
    ['2026-02-01', '2026-01-01'],
  ])
    assert.equal(
      codeOf(await testApp.call('GET', `/staff-api/trip-report?from=${first}&until=${last}`, { token })),
      'VALIDATION_FAILED',
    );
});
