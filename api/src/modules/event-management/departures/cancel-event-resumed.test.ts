import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { createCommandServices } from '../../../cli/services.ts';
import { readPickUpConfigOf } from '../../../config/pick-up-config.ts';
import { query } from '../../../database/database.ts';
import { startJobs } from '../../../jobs/jobs.ts';
import { placeAt, startCluster } from '../../../testing/cluster.ts';
import { anOrder, eventually } from '../../../testing/test-app.ts';
import { createBeginAct } from '../acts/acts.ts';
import { createCancelEvent } from './cancel-event.ts';

const buyers = 24;

const cluster = await startCluster({ size: 2 });
const { db } = cluster;
const jobs = await startJobs(cluster.databaseUrl, { worker: false, db });
after(async () => {
  await jobs.stop();
  await cluster.stop();
});

const doneOf = async (eventId: number) =>
  (
    await query<{ done: number; total: number }>(
      db,
      `SELECT count(*) FILTER (WHERE s.state = 'done')::int AS done, count(*)::int AS total
       FROM staff_act_step s JOIN staff_act a ON a.id = s.act_id WHERE a.event_id = $1`,
      [eventId],
    )
  )[0] ?? { done: 0, total: 0 };

test('[BOF-05] a cancellation whose process is stopped in the middle is finished by another: nobody is paid back or told twice', async () => {
  const event = await cluster.data.addEvent();
  const services = createCommandServices({ db, jobs, pickUps: readPickUpConfigOf() });
  const tokens = await cluster.buyers(buyers);
  for (const [turn, token] of tokens.entries()) {
    const order = anOrder(event, turn % 2 ? { discountCode: 'GRATIS100' } : {});
    const { data } = await placeAt(cluster.member(turn), token, order);
    if (turn % 2 === 0) await services.transfers.validate(data.orderId, services.actor);
  }

  const cancelEvent = createCancelEvent({ db, beginAct: createBeginAct({ jobs }) });
  const act = await cancelEvent.cancel(event.slug, { slug: event.slug }, 'staff:test');
  assert.equal(act.total, buyers);
  await eventually(async () => (await doneOf(event.eventId)).done > 0);
  await cluster.member(0).stop('SIGKILL');
  const { done, total } = await eventually(async () => {
    const progress = await doneOf(event.eventId);
    return progress.done === progress.total && progress;
  });
  assert.deepEqual([done, total], [buyers, buyers]);

  const orders = await query<{ state: string; refunds: number; mails: number }>(
    db,
    `SELECT o.state,
       (SELECT count(*)::int FROM refund r JOIN payment p ON p.id = r.payment_id WHERE p.order_id = o.id) AS refunds,
       (SELECT count(*)::int FROM pgboss.job j WHERE j.name = 'send-mail' AND j.data ->> 'orderId' = o.id::text
         AND j.data ->> 'kind' = 'trip-cancelled') AS mails
     FROM orders o WHERE o.event_id = $1 ORDER BY o.amount_minor`,
    [event.eventId],
  );
  const expected = (refunds: number) =>
    Array.from({ length: buyers / 2 }, () => ({ state: 'refunded', refunds, mails: 1 }));
  assert.deepEqual(orders, [...expected(0), ...expected(1)]);
});
