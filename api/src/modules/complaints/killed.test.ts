import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, test } from 'node:test';
import type { ComplaintSheet } from '@idavuelta/shared/contracts';
import { query } from '../../database/database.ts';
import { callApi } from '../../testing/call-api.ts';
import { startCluster } from '../../testing/cluster.ts';
import { statementsWait } from '../../testing/locks.ts';
import { startMailServer } from '../../testing/mail-server.ts';
import { startProcess } from '../../testing/process.ts';
import { eventually, testEnvironment } from '../../testing/test-app.ts';
import { aComplaint } from './testing/complaint.ts';

// As in production, who gives the number is not who sends the mail. A killed sender: `src/proofs/repeated-mail.test.ts`.
const cluster = await startCluster({ size: 2, env: { ROLE: 'api' } });
const mail = await startMailServer();
after(async () => {
  await cluster.stop();
  await mail.close();
});
const { db } = cluster;
const [first, second] = [cluster.member(0), cluster.member(1)];

const file = async ({ url }: { url: string }, sheet: { key: string; complaint: object }) =>
  callApi<ComplaintSheet>(`${url}/complaints`, {
    body: sheet.complaint,
    headers: { 'idempotency-key': sheet.key },
  });

test('[LEG-01] a process killed between number and mail sends the mail later; one killed before it is stored uses up no number', async (t) => {
  const [unstored, unmailed] = [aComplaint(), aComplaint()].map((complaint) => ({ key: randomUUID(), complaint }));
  assert.ok(unstored && unmailed);

  const lock = await db.startTransaction().execute();
  await query(lock, 'LOCK TABLE complaint_sheet IN SHARE MODE');
  const lost = file(first, unstored).catch(() => undefined);
  await statementsWait(db);
  await first.stop('SIGKILL');
  await lock.rollback().execute();
  assert.equal(await lost, undefined);

  const filed = await file(second, unmailed);
  await second.stop('SIGKILL');
  assert.match(filed.data.number, /^000000001-/);
  assert.equal(mail.accepted.length, 0);

  const third = await startProcess(t, {
    DATABASE_NAME: new URL(cluster.databaseUrl).pathname.slice(1),
    JWT_SECRET: testEnvironment.JWT_SECRET,
    SMTP_URL: mail.url,
  });
  assert.equal((await file(third, unmailed)).data.number, filed.data.number, 'the first sheet, once more');
  assert.match((await file(third, unstored)).data.number, /^000000002-/);
  await eventually(async () => mail.accepted.length >= 2);
  for (const { to, raw } of mail.accepted)
    assert.match(raw, to === unmailed.complaint.email ? /hoja-000000001-\d{4}\.pdf/ : /hoja-000000002-\d{4}\.pdf/);
  await eventually(async () => {
    const open = await query(db, `SELECT FROM pgboss.job WHERE name = 'mail-complaint' AND state <> 'completed'`);
    return open.length === 0;
  });
  assert.deepEqual(
    mail.accepted.map(({ to }) => to).sort(),
    [unmailed.complaint.email, unstored.complaint.email].sort(),
  );
});
