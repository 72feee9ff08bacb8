import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { EventSummary } from '@idavuelta/shared/contracts';
import type { StaffList, Venue, VenueRow } from '@idavuelta/shared/contracts/staff';
import { logInStaff } from '../../../testing/staff-members.ts';
import { codeOf, errorsOf, openTestApp } from '../../../testing/test-app.ts';

const testApp = await openTestApp();
const { token } = await logInStaff(testApp, 'events');

const get = async <T>(path: string) => (await testApp.call<T>('GET', `/staff-api/venues${path}`, { token })).data;
const change = (id: number, revision: number, body: object, by = token) =>
  testApp.call<Venue>('PUT', `/staff-api/venues/${id}`, {
    token: by,
    headers: { 'if-match': `"${revision}"` },
    body,
  });
let made = 0;
/** Adds a venue with an event in it. */
async function addVenue() {
  const event = await testApp.addEvent();
  const name = `Arena ${String.fromCharCode(65 + made++)}quilla`;
  const [row] = await testApp.query<{ id: number }>(
    `INSERT INTO place (country_code, name, address, time_zone, image_path)
     VALUES ('PE', $1, 'Av. Grau 10, Barranco', 'America/Lima', '') RETURNING id`,
    [name],
  );
  const id = row?.id ?? 0;
  await testApp.query('UPDATE event SET place_id = $2 WHERE id = $1', [event.eventId, id]);
  return { id, name, event };
}
const address = 'Av. Grau 10, Barranco';

test('[OFF-07] venues are found by name or address, with their events', async () => {
  const { id, name, event } = await addVenue();
  const list: StaffList<VenueRow> = await get(`?country=PE&text=${encodeURIComponent(name.toLowerCase())}`);
  assert.deepEqual(list.rows, [{ id, country: 'PE', name, address, hasPosition: false, events: 1 }]);
  assert.equal((await get<StaffList<VenueRow>>('?text=no-such-venue')).total, 0);
  assert.equal((await get<StaffList<VenueRow>>('?country=PE&sort=-events')).rows[0]?.events, 1);
  const venue = await get<Venue>(`/${id}`);
  assert.deepEqual(
    venue.events.map(({ slug, isOver }) => [slug, isOver]),
    [[event.slug, false]],
  );
});

test('[OFF-07] a venue that changes is another one in its events and in the search at once', async () => {
  const { id, name, event } = await addVenue();
  const values = { name: 'Coliseo Huandoy', address, county: 'Barranco', latitude: -12.08, longitude: -77.05 };
  const { data } = await change(id, 1, values);
  assert.deepEqual([data.name, data.latitude, data.revision], ['Coliseo Huandoy', -12.08, 2]);
  const { data: found } = await testApp.call<EventSummary[]>('GET', '/search?q=huandoy');
  assert.deepEqual(
    found.map(({ slug }) => slug),
    [event.slug],
  );
  const late = await change(id, 1, { ...values, name });
  assert.equal(codeOf(late), 'CHANGED_MEANWHILE');
  assert.deepEqual(
    errorsOf(late)
      ?.map(({ field }) => field)
      .toSorted(),
    ['latitude', 'longitude', 'name'],
  );
});

test('[OFF-07] half a position and the name of another venue are refused by field, and viewers change nothing', async () => {
  const { id, name } = await addVenue();
  const other = await addVenue();
  assert.deepEqual(errorsOf(await change(id, 1, { name, address, longitude: -77 })), [
    { field: 'latitude', reason: 'missing' },
  ]);
  assert.deepEqual(errorsOf(await change(id, 1, { name: other.name, address })), [{ field: 'name', reason: 'taken' }]);
  const { token: viewer } = await logInStaff(testApp, 'viewer');
  assert.equal((await change(id, 1, { name, address }, viewer)).status, 403);
  assert.equal((await testApp.call('GET', '/staff-api/venues/999999', { token })).status, 404);
});
