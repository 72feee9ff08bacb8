import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { openEmptyDatabase } from '../testing/server.ts';
import { migrate } from './migrate.ts';

const folder = join(import.meta.dirname, 'migrations');

/** Creates a database from the release before runs: a trip that was given from one driver to another on the way. */
async function earlierDatabase() {
  const { url, client, rows } = await openEmptyDatabase();
  await client.query('CREATE TABLE kysely_migration (name varchar(255) PRIMARY KEY, timestamp varchar(255) NOT NULL)');
  const files = (await readdir(folder)).filter((name) => name < '090').sort();
  for (const name of files) {
    await client.query(await readFile(join(folder, name), 'utf8'));
    await client.query('INSERT INTO kysely_migration VALUES ($1, now()::text)', [name]);
  }
  await client.query(`
    SET session_replication_role = replica;
    INSERT INTO departure (event_id, event_date_id, starts_at) VALUES (1, 1, now());
    INSERT INTO vehicle (plate, name, seats, country_code) VALUES ('ABC-123', 'Van', 15, 'PE');
    INSERT INTO staff_user (email, name, role, language)
      SELECT name || '@example.org', name, 'driver', 'es_PE' FROM unnest(ARRAY['Ana', 'Luz']) name;
    INSERT INTO dispatch_plan (departure_id, direction, version, state, changed_by)
      VALUES (1, 'out', 1, 'replaced', 'staff:eva'), (1, 'out', 2, 'published', 'staff:eva');
    INSERT INTO trip (plan_id, number, vehicle_id, driver_id, van, driver, starts_at, ends_at, driven_kilometres,
        driven_minutes, ridden_minutes)
      SELECT id, 1, 1, id, 'ABC-123', 'Driver ' || id, now() - interval '2 hours', now(), 10, 30, 60 FROM dispatch_plan;
    INSERT INTO trip_mark (id, departure_id, direction, vehicle_id, trip_id, kind, marked_at, staff_user_id)
      VALUES (gen_random_uuid(), 1, 'out', 1, 1, 'left', now() - interval '1 hour', 1),
        (gen_random_uuid(), 1, 'out', 1, 2, 'left', '0001-01-01', 2),
        (gen_random_uuid(), 1, 'out', 1, 2, 'done', now(), 2);
    SET session_replication_role = origin`);
  return { url, client, rows };
}

test('[DSP-11] trips and marks of the release before get their runs, each driver their own', async () => {
  const { url, client, rows } = await earlierDatabase();
  await migrate(url);
  assert.deepEqual(await rows('SELECT driver_id, trip_id, end_reason FROM run ORDER BY driver_id'), [
    { driver_id: 1, trip_id: 1, end_reason: 'given_away' },
    { driver_id: 2, trip_id: 2, end_reason: 'done' },
  ]);
  const mine = `SELECT kind, run.driver_id = staff_user_id AS own, marked_at > now() - interval '1 day' AS today
    FROM trip_mark m JOIN run ON run.id = m.run_id ORDER BY staff_user_id, kind DESC`;
  const ofDay = { own: true, today: true };
  assert.deepEqual(await rows(mine), [
    { kind: 'left', ...ofDay },
    { kind: 'left', ...ofDay },
    { kind: 'done', ...ofDay },
  ]);
  assert.deepEqual(await rows('SELECT t.id, run.driver_id FROM trip t JOIN run ON run.id = t.run_id ORDER BY t.id'), [
    { id: 1, driver_id: 1 },
    { id: 2, driver_id: 2 },
  ]);
  // the version before goes on marking
  await client.query(`INSERT INTO trip_mark (id, departure_id, direction, vehicle_id, trip_id, kind, marked_at, staff_user_id)
    VALUES (gen_random_uuid(), 1, 'out', 1, 1, 'done', '1970-01-01', 1)`);
  assert.deepEqual((await rows(mine)).length, 4);
  assert.deepEqual(await rows('SELECT driver_id, end_reason FROM run WHERE driver_id = 1'), [
    { driver_id: 1, end_reason: 'given_away' },
  ]);
});
