import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import type { LoginResponse, Session } from '@idavuelta/shared/contracts';
import { codeOf, eventually, openTestApp } from '../../testing/test-app.ts';

const testApp = await openTestApp();

const agents = {
  phone:
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
  laptop:
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
};

/** Logs in from one browser. @returns the token */
async function logIn(email: string, userAgent: string = agents.phone) {
  const body = { email, password: 'demo1234' };
  const headers = { 'user-agent': userAgent };
  return (await testApp.call<LoginResponse>('POST', '/login', { body, headers })).data.token;
}

/** Creates a customer who is logged in on a phone and on a laptop. */
async function twoBrowsers() {
  const email = `${randomUUID()}@example.org`;
  await testApp.addCustomers([email]);
  const phone = await logIn(email, agents.phone);
  return { email, phone, laptop: await logIn(email, agents.laptop) };
}

const sessionsOf = async (token: string) =>
  (await testApp.call<Session[]>('GET', '/shop-api/sessions', { token })).data;

const isLoggedIn = async (token: string) => (await testApp.call('GET', '/shop-api/me', { token })).status === 200;

test('[AUT-19] a customer sees where they are logged in, and when; the browser that asks comes first', async () => {
  const { phone } = await twoBrowsers();
  const sessions = await sessionsOf(phone);
  assert.deepEqual(
    sessions.map(({ browser, system, current }) => [browser, system, current]),
    [
      ['Chrome', 'Android', true],
      ['Safari', 'macOS', false],
    ],
  );
  for (const { createdAt, lastSeenAt } of sessions) {
    assert.ok(Math.abs(Date.now() - Date.parse(createdAt)) < 60_000);
    assert.equal(lastSeenAt, createdAt);
  }
});

test('[AUT-19] of the user agent nothing is kept but browser and system, and an unknown one has neither', async () => {
  const { email, phone } = await twoBrowsers();
  await logIn(email, 'curl');
  await logIn(email, `${'x'.repeat(9000)} (${randomUUID()})`);
  const known = (await sessionsOf(phone)).filter(({ browser }) => browser);
  assert.equal((await sessionsOf(phone)).length, 4);
  assert.ok(known.length >= 2);
  const [row] = await testApp.query<{ text: string }>('SELECT string_agg(s::text, $1) AS text FROM session s', ['']);
  assert.doesNotMatch(row?.text ?? '', /AppleWebKit|xxxx/);
});

test('[AUT-19] one session is ended, and its browser is logged out', async () => {
  const { phone, laptop } = await twoBrowsers();
  const other = (await sessionsOf(phone)).find(({ current }) => !current);
  const path = `/shop-api/sessions/${other?.id}`;
  assert.equal((await testApp.call('DELETE', path, { token: phone })).status, 200);
  const response = await testApp.call('GET', '/shop-api/me', { token: laptop });
  assert.equal(response.status, 401);
  assert.equal(codeOf(response), 'UNAUTHENTICATED');
  assert.ok(await isLoggedIn(phone));
  assert.equal((await testApp.call('DELETE', path, { token: phone })).status, 404, 'it is ended once');
});

test('[AUT-19] all other sessions are ended at once', async () => {
  const { email, phone, laptop } = await twoBrowsers();
  const third = await logIn(email);
  assert.equal((await testApp.call('DELETE', '/shop-api/sessions', { token: phone })).status, 200);
  assert.deepEqual([await isLoggedIn(phone), await isLoggedIn(laptop), await isLoggedIn(third)], [true, false, false]);
});

test('[AUT-19] logging out ends the session that asks, and no other', async () => {
  const { phone, laptop } = await twoBrowsers();
  assert.equal((await testApp.call('POST', '/shop-api/logout', { token: phone })).status, 200);
  assert.deepEqual([await isLoggedIn(phone), await isLoggedIn(laptop)], [false, true]);
  assert.equal((await testApp.call('POST', '/shop-api/logout', { token: phone })).status, 401);
});

test('[AUT-19] the session of another customer is a 404 and goes on', async () => {
  const { phone } = await twoBrowsers();
  const stranger = await twoBrowsers();
  const [session] = await sessionsOf(phone);
  assert.equal(
    codeOf(await testApp.call('DELETE', `/shop-api/sessions/${session?.id}`, { token: stranger.phone })),
    'NOT_FOUND',
  );
  await testApp.call('DELETE', '/shop-api/sessions', { token: stranger.phone });
  assert.ok(await isLoggedIn(phone));
});

test('[AUT-19] a new password ends every login, in the second in which it is set too', async () => {
  const { email, phone, laptop } = await twoBrowsers();
  await testApp.call('POST', '/recovery', { body: { email } });
  const link = await eventually(async () => {
    const [mail] = await testApp.app.services.mailbox.list(email);
    return /recovery-account\/([\w-]+)/.exec(mail?.text ?? '')?.[1];
  });
  const fresh = await logIn(email);
  const body = { password1: 'una-clave-nueva', password2: 'una-clave-nueva' };
  assert.equal((await testApp.call('POST', `/reset-password?token=${link}`, { body })).status, 200);
  for (const token of [phone, laptop, fresh]) assert.equal(await isLoggedIn(token), false);
  const [token] = [await testApp.login(email, 'una-clave-nueva')];
  assert.equal((await sessionsOf(token)).length, 1);
});

test('[AUT-19] when a session was last seen is written once an hour', async () => {
  const { phone } = await twoBrowsers();
  const [session] = await sessionsOf(phone);
  const age = (interval: string) =>
    testApp.query(
      `UPDATE session SET last_seen_at = now() - $1::interval, created_at = now() - interval '1 day' WHERE id = $2`,
      [interval, session?.id],
    );
  const minutesAgo = async () => {
    const [found] = (await sessionsOf(phone)).filter(({ current }) => current);
    return Math.round((Date.now() - Date.parse(found?.lastSeenAt ?? '')) / 60_000);
  };
  await age('59 minutes');
  assert.equal(await minutesAgo(), 59);
  await age('61 minutes');
  assert.equal(await minutesAgo(), 0);
});

test('[AUT-19] a session ends with its token, and is gone with the next login', async () => {
  const { email, phone, laptop } = await twoBrowsers();
  const [session] = await sessionsOf(phone);
  await testApp.query('UPDATE session SET expires_at = now() WHERE id = $1', [session?.id]);
  assert.equal(await isLoggedIn(phone), false);
  assert.equal((await sessionsOf(laptop)).length, 1);
  await logIn(email);
  assert.deepEqual(await testApp.query('SELECT FROM session WHERE id = $1', [session?.id]), []);
});
