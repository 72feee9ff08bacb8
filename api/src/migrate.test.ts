import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { test } from 'node:test';
import { openDatabase, query } from './database/database.ts';
import { assertMigrated } from './database/migrate.ts';
import { emptyDatabase, patient } from './testing/server.ts';

const migrate = (env: Record<string, string>) =>
  spawnSync(process.execPath, [join(import.meta.dirname, 'migrate.ts')], {
    env: { PATH: process.env.PATH, ...env },
    encoding: 'utf8',
  });

test('[API-15] the migration needs the address of the database and nothing else, and may be repeated', async (t) => {
  const absent = migrate({});
  assert.deepEqual([absent.status, absent.stderr], [1, 'DATABASE_URL is required\n']);

  const database = await emptyDatabase();
  const db = openDatabase(database.url, { ...patient, max: 1 });
  t.after(async () => {
    await db.destroy();
    await database.drop();
  });
  for (let run = 0; run < 2; run++) {
    const { status, stderr } = migrate({ DATABASE_URL: database.url });
    assert.deepEqual([status, stderr], [0, '']);
  }
  await assertMigrated(db);
  const countries = await query(db, 'SELECT code FROM country');
  assert.ok(countries.length > 0);
  await query(db, 'SELECT FROM pgboss.queue');
});
