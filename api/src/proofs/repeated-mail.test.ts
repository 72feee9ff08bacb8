import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { query } from '../database/database.ts';
import { startJobs } from '../jobs/jobs.ts';
import { type Cluster, placeAt, startCluster } from '../testing/cluster.ts';
import { type AcceptedMail, startMailServer } from '../testing/mail-server.ts';
import { anOrder, eventually } from '../testing/test-app.ts';

/** Starts a process whose mail server kills it after accepting the mail chosen by `isLast`, before confirming it. */
async function startKilledSender(t: TestContext, isLast: (mail: AcceptedMail, count: number) => boolean) {
  let killed: Promise<unknown> | undefined;
  const mail = await startMailServer((accepted) => {
    if (!killed && isLast(accepted, mail.accepted.length)) killed = cluster.member(0).stop('SIGKILL');
  });
  const cluster = await startCluster({ size: 1, env: { SMTP_URL: mail.url } });
  t.after(async () => {
    await cluster.stop();
    await mail.close();
  });
  return {
    cluster,
    accepted: mail.accepted,
    /** Restarts the killed process, and waits until this many mails were accepted and no more follow. */
    async sendAgain(count: number) {
      await eventually(async () => killed !== undefined);
      await killed;
      await deleteHeartbeats(cluster);
      await cluster.member(0).restart();
      await eventually(async () => mail.accepted.length >= count);
      await sleep(2000);
    },
  };
}

/** Jobs of a killed process are detected by heartbeat, which the proofs need not wait for. */
const deleteHeartbeats = ({ db }: Cluster) =>
  query(db, `UPDATE pgboss.job SET heartbeat_on = now() - interval '1 minute' WHERE state = 'active'`);

test('[PAY-09] killed between sending and recording, one mail goes out once more, with the same Message-ID', async (t) => {
  const { cluster, accepted, sendAgain } = await startKilledSender(t, (_, count) => count === 3);
  const [customer] = await query<{ id: number }>(cluster.db, 'SELECT id FROM customer ORDER BY id LIMIT 1');
  const jobs = await startJobs(cluster.databaseUrl, { worker: false });
  const sent = ['a', 'b', 'c', 'd'].map((name) => `${name}@example.org`);
  for (const address of sent) {
    const siteOrigin = 'http://localhost:3000';
    await jobs.send('send-mail', { kind: 'email-change-notice', address, customerId: customer?.id ?? 0, siteOrigin });
  }
  await jobs.stop();
  await sendAgain(5);
  const copies = Map.groupBy(accepted, ({ to }) => to);
  assert.deepEqual([...copies.keys()].sort(), sent);
  assert.equal(accepted.length, 5, 'one copy, no more');
  for (const mails of copies.values()) assert.equal(new Set(mails.map(({ messageId }) => messageId)).size, 1);
  assert.match(accepted[0]?.messageId ?? '', /^<\w{32}@idavuelta\.pe>$/);
});

/** Returns the QR pictures attached to a mail. */
const codesIn = ({ raw }: AcceptedMail) => raw.match(/^Content-Type: image\/png[\s\S]*?(?=^--)/gm) ?? [];

test('[PAY-09] the confirmation of an order, too, with its codes and its entry for a calendar', async (t) => {
  const { cluster, accepted, sendAgain } = await startKilledSender(t, ({ raw }) => raw.includes('text/calendar'));
  const [token = ''] = await cluster.buyers(1);
  const event = await cluster.data.addEventWith({ stock: 5 });
  const order = anOrder(event, { tickets: 2, discountCode: 'GRATIS100' });
  // The buyer travels too, so there is only one mail.
  const [buyer] = await query<{ email: string }>(cluster.db, 'SELECT email FROM customer ORDER BY id DESC LIMIT 1');
  for (const { passengers } of order.tickets) for (const one of passengers) one.email = buyer?.email ?? '';
  await placeAt(cluster.member(0), token, order).catch(() => undefined);
  await sendAgain(2);
  const [first, second] = accepted;
  assert.equal(accepted.length, 2, 'one copy, no more');
  assert.ok(first?.messageId);
  assert.deepEqual([second?.messageId, second?.to], [first?.messageId, buyer?.email]);
  assert.equal(codesIn(first).length, 2);
  assert.ok(second && codesIn(second).join() === codesIn(first).join());
  for (const { raw } of accepted) assert.ok(/^Content-Type: text\/calendar/m.test(raw));
});
