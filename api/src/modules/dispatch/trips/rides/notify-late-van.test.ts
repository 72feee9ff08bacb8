import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { RidePage } from '@idavuelta/shared/contracts';
import { isoMoment } from '../../../../database/iso-moment.ts';
import type { MessageJob } from '../../../../jobs/jobs.ts';
import type { Message } from '../../../../messages/channel.ts';
import { createMessenger } from '../../../../messages/messenger.ts';
import { eventually, openTestApp } from '../../../../testing/test-app.ts';
import { createDispatching } from '../../testing/dispatched-departures.ts';
import { ago, createDriving } from '../../testing/driven-trips.ts';

const testApp = await openTestApp();
const driving = createDriving(testApp, await createDispatching(testApp));

const mailsTo = async (email: string, subject: RegExp) =>
  (
    await testApp.query<{ subject: string; text: string }>(
      'SELECT subject, text FROM mailbox WHERE recipient = $1 ORDER BY id',
      [email],
    )
  ).filter((mail) => subject.test(mail.subject));
const lateMails = (email = '') => mailsTo(email, /viene con retraso/);
const messagesOf = async (orderId = '') =>
  (
    await testApp.query<{ data: MessageJob }>(
      `SELECT data FROM pgboss.job WHERE name = 'send-message' AND data ->> 'orderId' = $1 AND data -> 'late' IS NOT NULL`,
      [orderId],
    )
  ).map(({ data }) => data);
const noticesOf = async (departureId: number) =>
  (
    await testApp.query(
      `SELECT 1 FROM late_notice n JOIN order_ticket t ON t.id = n.order_ticket_id JOIN orders o ON o.id = t.order_id
       WHERE o.departure_id = $1`,
      [departureId],
    )
  ).length;

/** Creates a trip that should have made its first call this many minutes ago, for an event that begins soon. */
async function behind(minutes: number) {
  const published = await driving.published({ hours: 0 });
  await testApp.query(`UPDATE departure SET starts_at = now() + interval '3 hours' WHERE id = $1`, [published.id]);
  // both stops lie ahead by less than the van is late
  const [before] = await driving.tripsOf(published.driver);
  const toStop = (Date.parse(before?.stops[0]?.at ?? '') - Date.parse(before?.startsAt ?? '')) / 60_000;
  await driving.startsIn(published.id, -(toStop + minutes) / 60);
  const [trip] = await driving.tripsOf(published.driver);
  const van = { departureId: published.id, direction: 'out' as const, vehicleId: published.van.id };
  const notify = () => testApp.app.services.handlers['tell-late-van'](van, 'a-job');
  return { ...published, trip, notify };
}

/** Returns the local time at the event. */
const clock = (moment: Date) =>
  moment.toLocaleTimeString('en-GB', { timeZone: 'America/Lima', hour: '2-digit', minute: '2-digit' });

test('[DSP-09] those behind a van that is ten minutes late are told once, with the time when it is expected', async () => {
  const { trip, driver, buyers, notify, id } = await behind(20);
  await driving.send(driver, [driving.aMark(trip, 'boarded', 0)]);
  const [first, second] = buyers;
  const [mail] = await eventually(async () => {
    const mails = await lateMails(second?.email);
    return mails.length > 0 && mails;
  });
  const expected = new Date(Date.parse(trip?.stops[1]?.at ?? '') + 20 * 60_000);
  assert.match(mail?.text ?? '', new RegExp(`unos 20 minutos.*Boleto 1.*te recoge hacia las ${clock(expected)}`, 's'));
  const link = /http:\/\/localhost:3000\/ride\?token=([\w.-]+)/.exec(mail?.text ?? '')?.[1];
  const { data } = await testApp.call<RidePage>('GET', `/ride?token=${link}`);
  assert.deepEqual([data.rides[0]?.progress, data.rides[0]?.lateMinutes], ['next', 20]);
  assert.deepEqual(
    (await messagesOf(second?.orderId)).map(({ ticket, passenger, late }) => [ticket, passenger, late]),
    [[1, 1, { direction: 'out', minutes: 20, at: isoMoment(expected) }]],
  );
  await driving.send(driver, [driving.aMark(trip, 'left')]);
  await notify();
  assert.deepEqual([(await lateMails(second?.email)).length, await noticesOf(id)], [1, 1]);
  assert.deepEqual([(await lateMails(first?.email)).length, await messagesOf(first?.orderId)], [0, []]);
});

test('[DSP-09] the passengers are told at their own address, and two jobs at once tell once', async () => {
  const { trip, driver, buyers, notify, id } = await behind(12);
  await driving.send(driver, [driving.aMark(trip, 'boarded', 0)]);
  await Promise.all([notify(), notify(), notify()]);
  await eventually(async () => (await lateMails(buyers[1]?.email)).length > 0);
  assert.deepEqual([await noticesOf(id), (await messagesOf(buyers[1]?.orderId)).length], [1, 1]);
  const jobs = await testApp.query<{ address: string | null }>(
    `SELECT data ->> 'address' AS address FROM pgboss.job WHERE data ->> 'kind' = 'van-late' AND data ->> 'orderId' = $1
     ORDER BY 1 NULLS FIRST`,
    [buyers[1]?.orderId],
  );
  assert.deepEqual(
    jobs.map(({ address }) => address),
    [null, 'viajera@example.org'],
  );
});

test('[DSP-09] nobody is told of fewer than ten minutes, of what would have been by now, or after the end of the trip', async () => {
  const nearly = await behind(9);
  await driving.send(nearly.driver, [driving.aMark(nearly.trip, 'boarded', 0)]);
  await nearly.notify();
  assert.equal(await noticesOf(nearly.id), 0);

  const old = await behind(300);
  await driving.send(old.driver, [driving.aMark(old.trip, 'boarded', 0, ago(280))]);
  await old.notify();
  assert.equal(await noticesOf(old.id), 0);

  const ended = await behind(20);
  await driving.send(ended.driver, [
    driving.aMark(ended.trip, 'boarded', 0, ago(1)),
    driving.aMark(ended.trip, 'explained', 1, ago(1)),
    driving.aMark(ended.trip, 'done'),
  ]);
  await ended.notify();
  assert.equal(await noticesOf(ended.id), 0);
});

test('[DSP-09] the message to a phone says by how much the van is late and when it comes', async () => {
  const { buyers } = await behind(20);
  const sent: Message[] = [];
  const messenger = createMessenger({
    channel: { send: async (message) => void sent.push(message) },
    purchases: testApp.app.services.purchases,
  });
  const at = ago(-30);
  const job = { orderId: buyers[0]?.orderId ?? '', ticket: 1, passenger: 1 };
  await messenger.send({ ...job, late: { direction: 'out', minutes: 20, at: at.toISOString() } }, 'a-job');
  assert.match(
    sent[0]?.text ?? '',
    new RegExp(`^Idavuelta · .*: tu van lleva unos 20 minutos de retraso; te recoge hacia las ${clock(at)}$`),
  );
});

test('[DSP-05] the mail with the exact time leads buyer and passengers to the page that follows their van', async () => {
  const { buyers, trip } = await behind(0);
  await testApp.app.services.handlers['tell-pick-up-times']({}, 'a-job');
  const [buyer] = buyers;
  for (const recipient of [buyer?.email ?? '', 'viajera@example.org']) {
    const mail = await eventually(async () => {
      const mails = await mailsTo(recipient, /Tu hora de recojo/);
      return mails.find(({ text }) => text.includes(trip?.van ?? '-'));
    });
    const [, token] = /http:\/\/localhost:3000\/ride\?token=([\w.-]+)/.exec(mail.text) ?? [];
    assert.match(mail.text, /Sigue tu van/);
    const { data } = await testApp.call<RidePage>('GET', `/ride?token=${token}`);
    assert.equal(data.rides[0]?.van, trip?.van);
    const { exp } = JSON.parse(Buffer.from(token?.split('.')[1] ?? '', 'base64url').toString()) as { exp: number };
    const ends = Date.parse(data.startsAt) / 1000 + 24 * 3600;
    assert.ok(exp >= ends && exp < ends + 24 * 3600, 'a day after the event');
  }
});
