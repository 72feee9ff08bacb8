import assert from 'node:assert/strict';
import { test } from 'node:test';
import { codeOf, eventually, type Ids, openTestApp } from '../../testing/test-app.ts';

const testApp = await openTestApp();

const opensIn = ({ eventId }: Ids, interval: string | null) =>
  testApp.query('UPDATE event SET sale_opens_at = now() + $2::interval WHERE id = $1', [eventId, interval]);

async function anAnnouncedEvent(interval = '2 hours') {
  const event = await testApp.addEvent();
  await opensIn(event, interval);
  return event;
}
const reminder = (method: 'GET' | 'PUT' | 'DELETE', { slug }: Ids, token?: string) =>
  testApp.call<{ reminded: boolean }>(method, `/shop-api/events/${slug}/sale-reminder`, { ...(token && { token }) });
const remind = () => testApp.app.services.handlers['remind-of-sale']({}, '');
const mailsTo = (email: string) =>
  testApp.query<{ subject: string; text: string }>('SELECT subject, text FROM mailbox WHERE recipient = $1', [email]);
const rows = ({ eventId }: Ids) => testApp.query('SELECT * FROM sale_reminder WHERE event_id = $1', [eventId]);

test('[SAL-01] a customer asks to be reminded, as often as they like, and can undo it', async () => {
  const event = await anAnnouncedEvent();
  const { token } = await testApp.newCustomer();
  assert.equal((await reminder('PUT', event)).status, 401);
  assert.deepEqual((await reminder('GET', event, token)).data, { reminded: false });
  for (let i = 0; i < 2; i += 1) assert.deepEqual((await reminder('PUT', event, token)).data, { reminded: true });
  assert.deepEqual((await reminder('GET', event, token)).data, { reminded: true });
  assert.equal((await rows(event)).length, 1);
  for (let i = 0; i < 2; i += 1) assert.deepEqual((await reminder('DELETE', event, token)).data, { reminded: false });
  assert.equal(codeOf(await reminder('PUT', { ...event, slug: 'nada' }, token)), 'NOT_FOUND');
  await opensIn(event, '-1 second');
  assert.equal(codeOf(await reminder('PUT', event, token)), 'STATE_CONFLICT');
});

test('[SAL-01] one mail goes out half an hour before, and follows a sale that staff moves', async () => {
  const event = await anAnnouncedEvent('31 minutes');
  const { email, token } = await testApp.newCustomer();
  await reminder('PUT', event, token);
  await remind();
  await opensIn(event, '3 hours');
  await remind();
  assert.equal((await rows(event)).length, 1, 'too early');
  await opensIn(event, '29 minutes');
  await remind();
  await remind();
  const [mail] = await eventually(async () => (await mailsTo(email)).length > 0 && mailsTo(email));
  assert.match(mail?.subject ?? '', /^La venta abre pronto/);
  assert.ok(mail?.text.includes(`/event/${event.slug}`));
  assert.deepEqual(await rows(event), []);
  assert.equal((await mailsTo(email)).length, 1);
});

test('[SAL-01] a sale that was opened at once says so', async () => {
  const event = await anAnnouncedEvent();
  const { email, token } = await testApp.newCustomer();
  await reminder('PUT', event, token);
  await opensIn(event, null);
  await remind();
  const [mail] = await eventually(async () => (await mailsTo(email)).length > 0 && mailsTo(email));
  assert.match(mail?.subject ?? '', /^La venta ya abrió/);
});

test('[SAL-01] nobody is reminded of a sale that was called off, and its reminders are deleted', async () => {
  const [stopped, withdrawn] = [await anAnnouncedEvent('5 minutes'), await anAnnouncedEvent('5 minutes')];
  const { email, token } = await testApp.newCustomer();
  for (const event of [stopped, withdrawn]) await reminder('PUT', event, token);
  await testApp.query('UPDATE event SET sales_stopped = true WHERE id = $1', [stopped.eventId]);
  await testApp.query('UPDATE event SET withdrawn = true WHERE id = $1', [withdrawn.eventId]);
  await remind();
  await testApp.app.services.handlers['forget-scans']({}, '');
  assert.deepEqual([(await rows(stopped)).length, (await rows(withdrawn)).length], [1, 0]);
  assert.deepEqual(await mailsTo(email), []);
});

test('[SAL-01] the opening is a calendar entry with the link and an alarm, in the language of the page', async () => {
  const event = await anAnnouncedEvent();
  const url = `/events/${event.slug}/sale.ics`;
  const { body, headers, statusCode } = await testApp.app.inject({ url: `${url}?language=en_US` });
  assert.equal(statusCode, 200);
  assert.match(String(headers['content-type']), /^text\/calendar/);
  assert.match(body, /SUMMARY:Sale opens: /);
  assert.match(body, /BEGIN:VALARM[\s\S]*TRIGGER:-PT15M/);
  assert.ok(body.replaceAll(/\r\n /g, '').includes(`/event/${event.slug}`));
  assert.match(body, /DTSTART;TZID=America\/Lima:/);
  await opensIn(event, '-1 second');
  assert.equal(codeOf(await testApp.call('GET', url)), 'NOT_FOUND');
});
