import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type Database, query } from '../database/database.ts';
import { type Cluster, placeAt, startCluster } from '../testing/cluster.ts';
import { seatAccounts, unitsOfTickets } from '../testing/seat-accounts.ts';
import { anOrder } from '../testing/test-app.ts';

const seats = 50;
const buyerCount = 300;

let cluster: Cluster;
before(async () => {
  // Mails would take most of the machine.
  cluster = await startCluster({ env: { ROLE: 'api' } });
  await slowCommits(cluster.db);
});
after(() => cluster.stop());

/** Delays commits of pool changes by 50 ms: without waiting for a disk, buyers would hardly ever collide. */
const slowCommits = (db: Database) =>
  query(
    db,
    `DO $$ BEGIN
       CREATE FUNCTION wait_as_for_a_disk() RETURNS trigger LANGUAGE plpgsql AS
         'BEGIN PERFORM pg_sleep(0.05); RETURN NULL; END';
       CREATE CONSTRAINT TRIGGER slow_commit AFTER UPDATE ON seat_pool DEFERRABLE INITIALLY DEFERRED
         FOR EACH ROW EXECUTE FUNCTION wait_as_for_a_disk();
     END $$`,
  );

/**
 * Removes the guard from a database: drops the pool's check constraint, and lets buyers who waited for the pool
 * continue with the count from before the wait, because a subquery is not re-evaluated after a lock.
 */
const removeGuard = (db: Database) =>
  query(
    db,
    `DO $$ BEGIN
       ALTER TABLE seat_pool DROP CONSTRAINT seat_pool_check;
       ALTER TABLE seat_pool RENAME TO seat_pool_row;
       CREATE VIEW seat_pool AS SELECT id, departure_id, template_id, capacity,
         (SELECT held FROM seat_pool_row r WHERE r.id = p.id) AS held, sold FROM seat_pool_row p;
       CREATE FUNCTION hold_unguarded() RETURNS trigger LANGUAGE plpgsql AS
         'BEGIN UPDATE seat_pool_row SET held = held + NEW.held - OLD.held WHERE id = NEW.id; RETURN NEW; END';
       CREATE TRIGGER unguarded INSTEAD OF UPDATE ON seat_pool FOR EACH ROW EXECUTE FUNCTION hold_unguarded();
     END $$`,
  );

/** Lets 300 buyers order one or several tickets of two variants that share a van at the same time. */
async function rush({ db, data, member, buyers }: Cluster) {
  const variants = [{ pool: 'van' }, { pool: 'van', units: 2 }];
  const event = await data.addEventOf(variants, { pools: { van: seats } });
  const ids = (
    await query<{ id: number }>(
      db,
      'SELECT v.id FROM product_variant v JOIN category c ON c.id = v.category_id WHERE c.event_id = $1 ORDER BY v.id',
      [event.eventId],
    )
  ).map(({ id }) => id);
  const requests = Array.from({ length: buyerCount }, (_, i) => {
    const request = anOrder(event, { tickets: 1 + (i % 3) });
    request.tickets.forEach((ticket, position) => {
      ticket.productVariantId = ids[(i + position) % 2] ?? 0;
    });
    return request;
  });
  const tokens = await buyers(buyerCount);
  const answers = await Promise.all(requests.map((request, i) => placeAt(member(i), tokens[i] ?? '', request)));
  return { event, requests, answers };
}

test('[PAY-07, BKG-27] of 300 buyers at once at two processes 50 seats are sold, and the others read which tickets are gone', async () => {
  const { event, requests, answers } = await rush(cluster);
  assert.equal(await unitsOfTickets(cluster.db, event.eventId), seats);
  const [account] = await seatAccounts(cluster.db, event.eventId);
  assert.deepEqual(account, { capacity: seats, held: seats, sold: 0, heldByOrders: seats, soldToOrders: 0 });

  const rejected = answers.flatMap((answer, i) => (answer.status === 200 ? [] : [{ answer, request: requests[i] }]));
  assert.ok(rejected.length > buyerCount / 2);
  for (const { answer, request } of rejected) {
    assert.deepEqual([answer.status, answer.code], [409, 'OUT_OF_STOCK']);
    const named = (answer.errors ?? []).map(({ field, reason }) => `${field} ${reason}`);
    const tickets = request?.tickets.map((_, i) => `tickets[${i}].productVariantId out_of_stock`) ?? [];
    assert.ok(named.length > 0 && named.every((name) => tickets.includes(name)), named.join());
  }
});

test('[PAY-07] without the guard of the database the same buyers are sold more seats than there are', async (t) => {
  await removeGuard(cluster.db);
  const { event, answers } = await rush(cluster);
  const sold = await unitsOfTickets(cluster.db, event.eventId);
  t.diagnostic(`${sold} of ${seats} seats sold`);
  assert.ok(sold > seats, String(sold));
  for (const { status } of answers) assert.ok(status === 200 || status === 409, String(status));
});
