import assert from 'node:assert/strict';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { withClient } from '../database/embedded.ts';
import { startJobs } from '../jobs/jobs.ts';
import { startProcess } from '../testing/process.ts';
import { freshDatabase } from '../testing/server.ts';
import { eventually } from '../testing/test-app.ts';

/** A mail server that keeps what it has accepted, and tells before it says so. */
async function mailServer(onAccepted: (count: number) => void) {
  const accepted: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        accepted.push(Buffer.concat(chunks).toString());
        onAccepted(accepted.length);
        done();
      });
    },
  });
  server.on('error', () => {}); // The connection of the process that was killed.
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return { accepted, url: `smtp://127.0.0.1:${port}`, close: () => server.close() };
}

test('[PAY-09] killed between sending and recording, a mail goes out once more, with the same Message-ID', async (t) => {
  const database = await freshDatabase();
  let kill = () => {};
  const mail = await mailServer((count) => count === 1 && kill());
  t.after(async () => {
    mail.close();
    await database.drop();
  });
  const env = { DATABASE_NAME: database.name, ROLE: 'worker', SMTP_URL: mail.url };
  const first = await startProcess(t, env);
  kill = () => first.child.kill('SIGKILL');

  const customerId = await withClient(database.url, async (client) => {
    const { rows } = await client.query<{ id: number }>('SELECT id FROM customer ORDER BY id LIMIT 1');
    return rows[0]?.id ?? 0;
  });
  const jobs = await startJobs(database.url, { worker: false });
  const notice = { kind: 'email-change-notice', address: 'before@example.org' } as const;
  await jobs.send('send-mail', { ...notice, customerId, siteOrigin: 'http://localhost:3000' });
  await jobs.stop();
  await first.ended;
  assert.equal(mail.accepted.length, 1);

  const second = await startProcess(t, env);
  await eventually(async () => mail.accepted.length === 2, 90_000);
  await sleep(2000);
  second.child.kill('SIGTERM');
  await second.ended;
  assert.equal(mail.accepted.length, 2, 'one copy, no more');
  const ids = mail.accepted.map((raw) => /^Message-ID: (<\w{32}@idavuelta\.pe>)\r$/m.exec(raw)?.[1]);
  assert.ok(ids[0]);
  assert.equal(ids[1], ids[0]);
});
