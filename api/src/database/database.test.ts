import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { emptyDatabase } from '../testing/server.ts';
import { type Database, openDatabase, query } from './database.ts';

let database: Awaited<ReturnType<typeof emptyDatabase>>;
let db: Database;

before(async () => {
  database = await emptyDatabase();
  // With a maximum of one, each statement reuses the previous one's connection, unless the pool has discarded it.
  db = openDatabase(database.url, { max: 1, queryTimeoutMs: 500 });
});
after(async () => {
  await db?.destroy();
  await database?.drop();
});

const closeConnection = 'SELECT pg_terminate_backend(pg_backend_pid())';
const session = async () => (await query<{ pid: number }>(db, 'SELECT pg_backend_pid() AS pid'))[0]?.pid;

test('a connection that the server closed is not given to the next statement', async () => {
  for (let i = 0; i < 5; i++) {
    await assert.rejects(query(db, closeConnection), { code: '57P01' });
    assert.ok(await session());
  }
});

test('a transaction whose connection was closed fails, and the next one works', async () => {
  await assert.rejects(db.transaction().execute((tx) => query(tx, closeConnection)));
  assert.ok(await db.transaction().execute((tx) => query(tx, 'SELECT 1')));
});

test('a statement that is refused or takes too long leaves its connection as it was', async () => {
  const before = await session();
  await assert.rejects(query(db, 'SELECT 1 / 0'), { code: '22012' });
  await assert.rejects(query(db, 'SELECT pg_sleep(2)'), { code: '57014' });
  assert.equal(await session(), before);
});

test('what a transaction wrote before it failed is gone, and counts are numbers', async () => {
  await query(db, 'CREATE TABLE note (text text)');
  const failing = db.transaction().execute(async (tx) => {
    await query(tx, `INSERT INTO note VALUES ('a')`);
    throw new Error('changed my mind');
  });
  await assert.rejects(failing, { message: 'changed my mind' });
  assert.deepEqual(await query(db, 'SELECT count(*) FROM note'), [{ count: 0 }]);
});
