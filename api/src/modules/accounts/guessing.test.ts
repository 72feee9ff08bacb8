import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startProcess } from '../../testing/process.ts';
import { freshDatabase } from '../../testing/server.ts';
import { codeOf, eventually, openTestApp } from '../../testing/test-app.ts';

// The limits of production, for one visitor behind a trusted proxy.
const testApp = await openTestApp({ rateLimit: { perAddress: 60, perAccount: 20 }, trustProxy: '127.0.0.1' });

const logIn = (visitor: string, email: string, password: string) =>
  testApp.call('POST', '/login', { body: { email, password }, headers: { 'x-forwarded-for': visitor } });

test('[API-08, FLT-43] of fifty wrong passwords for one account few are tried, and its owner still logs in', async () => {
  const email = 'guessed@example.org';
  await testApp.addCustomers([email]);
  const statuses: number[] = [];
  for (let i = 0; i < 50; i++) statuses.push((await logIn('198.51.100.7', email, `guess-${i}`)).status);
  // The counters may reset once while the guesses run.
  const tried = statuses.filter((status) => status === 401).length;
  assert.ok(tried >= 20 && tried <= 40, String(tried));
  assert.equal(statuses.filter((status) => status === 429).length, 50 - tried);
  assert.equal((await logIn('203.0.113.9', email, 'demo1234')).status, 200, 'from elsewhere at once');
});

test('[API-08, FLT-43] of five hundred guesses of one visitor for as many accounts few are tried', async () => {
  const statuses: number[] = [];
  for (let i = 0; i < 500; i++) statuses.push((await logIn('198.51.100.8', `nobody-${i}@example.org`, 'guess')).status);
  const tried = statuses.filter((status) => status === 401).length;
  assert.ok(tried >= 60 && tried <= 120, String(tried));
  const last = await logIn('198.51.100.8', 'nobody@example.org', 'guess');
  if (last.status === 429) assert.ok(Number(last.headers['retry-after']) <= 60, 'and never for good');
});

test('[API-08] a guess that is refused is logged, without whom it was about', async (t) => {
  const database = await freshDatabase();
  t.after(() => database.drop());
  const api = await startProcess(t, { DATABASE_NAME: database.name, RATE_LIMIT_PER_ACCOUNT: '1' });
  const email = 'guessed@example.org';
  const statuses: number[] = [];
  for (const password of ['first-guess', 'second-guess']) {
    const body = JSON.stringify({ email, password });
    const headers = { 'content-type': 'application/json' };
    statuses.push((await fetch(`${api.url}/login`, { method: 'POST', headers, body })).status);
  }
  assert.deepEqual(statuses, [401, 429]);
  const rejection = await eventually(async () =>
    api.output.out.split('\n').find((line) => line.includes('RATE_LIMITED')),
  );
  const { limit, reqId } = JSON.parse(rejection) as { limit: string; reqId: string };
  assert.equal(limit, 'login');
  assert.ok(reqId, 'by which its request is found');
  for (const secret of [email, 'second-guess']) assert.ok(!api.output.out.includes(secret), `the log holds ${secret}`);
});

test('[AUT-15] a forged token of each kind is refused', async () => {
  const body = { password1: 'una-clave-nueva', password2: 'una-clave-nueva' };
  for (const token of ['x', 'A'.repeat(43), '%00', "' OR 1=1 --"]) {
    const text = encodeURIComponent(token);
    const responses = [
      await testApp.call('GET', `/verify-account?token=${text}`),
      await testApp.call('POST', `/confirm-email?token=${text}`),
      await testApp.call('POST', `/reset-password?token=${text}`, { body }),
    ];
    assert.deepEqual(responses.map(codeOf), Array(3).fill('TOKEN_INVALID'), token);
  }
});
