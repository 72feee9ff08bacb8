import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { promisify } from 'node:util';
import { query } from '../../database/database.ts';
import { assertMigrated } from '../../database/migrate.ts';
import { type Cluster, startCluster } from '../../testing/cluster.ts';
import { isPlaced, isTurnedAway, type SentOrder, startOrderLoad } from '../../testing/order-load.ts';
import { emptyDatabase } from '../../testing/server.ts';
import { assertNoneLost, assertWhole } from '../../testing/stored-orders.ts';
import { anOrder, eventually } from '../../testing/test-app.ts';
import { unpackEarlierVersion } from './earlier-version.ts';

const run = promisify(execFile);
const stock = 100_000;

/** Starts two processes of the earlier version on a database migrated and filled by this version. */
async function startEarlierVersion(t: TestContext) {
  const folder = unpackEarlierVersion(t);
  const database = await emptyDatabase();
  const program = `
    import { openDatabase } from './api/src/database/database.ts';
    import { migrate } from './api/src/database/migrate.ts';
    import { seed } from './api/src/seed/seed.ts';
    import { fixture } from './api/src/testing/fixture.ts';
    await migrate(process.argv[1]);
    const db = openDatabase(process.argv[1]);
    await seed(db, { content: fixture });
    await db.destroy();`;
  const words = ['--input-type=module-typescript', '-e', program, database.url];
  await run(process.execPath, words, { cwd: folder });
  const cluster = await startCluster({
    // The previous version does not accept 0.
    env: { ROLE: 'api', MAX_DELAY_MS: '600000' },
    program: join(folder, 'api/src/main.ts'),
    database,
  });
  t.after(() => cluster.stop());
  return cluster;
}

/** Returns the fixture's event with seats for everyone. */
async function eventFor({ db, data }: Cluster) {
  const event = await data.ids('concierto-andino');
  await query(db, 'UPDATE seat_pool_template SET capacity = $1 WHERE event_id = $2', [stock, event.eventId]);
  await query(
    db,
    'UPDATE seat_pool SET capacity = $1 WHERE template_id IN (SELECT id FROM seat_pool_template WHERE event_id = $2)',
    [stock, event.eventId],
  );
  return event;
}

test('[API-16] an upgrade: over its migrations both versions take orders side by side, and none is lost', async (t) => {
  const cluster = await startEarlierVersion(t);
  await assert.rejects(assertMigrated(cluster.db), /Not migrated/, 'the version kept is not an earlier one');
  const event = await eventFor(cluster);
  const buying = await startOrderLoad(cluster, (turn) => anOrder(event, { tickets: 1 + (turn % 3) }));
  t.after(buying.stop);
  const placed = (): SentOrder[] => buying.sent.filter(isPlaced);
  const someMore = async () => {
    const enough = placed().length + 20;
    await eventually(async () => placed().length >= enough);
  };

  await someMore();
  const migration = join(import.meta.dirname, '../../migrate.ts');
  await run(process.execPath, [migration], { env: { ...process.env, DATABASE_URL: cluster.databaseUrl } });
  await assertMigrated(cluster.db);
  await someMore();
  // Nobody was rejected while the database changed under the earlier version.
  const unserved = buying.sent.filter((order) => order.answer && !isPlaced(order));
  assert.deepEqual(
    unserved.map(({ answer }) => answer?.code),
    [],
  );
  for (const member of cluster.members) {
    assert.equal(await member.stop('SIGTERM'), 0);
    await member.restart();
    await someMore();
    await assertNoneLost(cluster, placed());
  }

  const sent = await buying.stop();
  const rejected = sent.filter((order) => !isPlaced(order));
  for (const order of rejected) assert.ok(!order.answer || isTurnedAway(order), order.answer?.code);
  const stored = new Set((await assertWhole(cluster.db, event.eventId, sent, stock)).map(({ key }) => key));
  assert.deepEqual(new Set(placed().map(({ key }) => key)), stored);
  t.diagnostic(`${sent.length} orders sent, ${rejected.length} of them to a process that was being replaced`);
});
