import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, test } from 'node:test';
import { type Language, languages } from '@idavuelta/shared/contracts';
import { mailTexts } from '../../../mail/texts/texts.ts';
import { startMailServer } from '../../../testing/mail-server.ts';
import { codeOf, eventually, openTestApp } from '../../../testing/test-app.ts';

const limit = 6;
const right = 'demo1234';

const mailServer = await startMailServer();
const testApp = await openTestApp({ loginFailures: limit, smtpUrl: mailServer.url, trustProxy: '127.0.0.1' });
after(() => mailServer.close());

let visitors = 0;
/** Returns the address of a new visitor. */
const newVisitor = () => `198.51.${100 + Math.floor(++visitors / 250)}.${visitors % 250}`;

const logIn = (email: string, password: string, visitor = newVisitor()) =>
  testApp.call<{ token: string }>('POST', '/login', {
    body: { email, password },
    headers: { 'x-forwarded-for': visitor },
  });

async function newAccount(language: Language = 'es_PE') {
  const email = `${randomUUID()}@example.org`;
  await testApp.addCustomers([email]);
  await testApp.query('UPDATE customer SET language = $2 WHERE email = $1', [email, language]);
  return email;
}

/** Enters wrong passwords, each from another address, until attempts are delayed. */
async function guess(email: string) {
  const statuses: number[] = [];
  for (let i = 0; i < limit; i++) statuses.push((await logIn(email, `guess-${i}`)).status);
  await delayLasts();
  return statuses;
}

/** SQL: the account whose password was guessed most recently. */
const lastGuessed = '(SELECT account FROM login_failure ORDER BY last_at DESC LIMIT 1)';
/** Makes sure that slow machines do not outlast the first delay of one second. */
const delayLasts = () =>
  testApp.query(
    `UPDATE login_failure SET next_at = next_at + interval '1 hour' WHERE account = ${lastGuessed} AND next_at > '-infinity'`,
  );
const delayEnds = () => testApp.query(`UPDATE login_failure SET next_at = now() WHERE account = ${lastGuessed}`);

test('[FLT-20] after some wrong passwords from many addresses further ones wait, longer each time and never long', async () => {
  const email = await newAccount();
  assert.deepEqual(await guess(email), Array(limit).fill(401));
  const rejected = await logIn(email, 'guess');
  assert.equal(rejected.status, 429);
  assert.equal(codeOf(rejected), 'RATE_LIMITED');
  const delays: number[] = [];
  for (let i = 0; i < 8; i++) {
    await delayEnds();
    assert.equal((await logIn(email, 'guess')).status, 401, 'after the delay one is tried');
    const [row] = await testApp.query<{ delay: number }>(
      `SELECT extract(epoch FROM next_at - last_at)::int AS delay FROM login_failure WHERE account = ${lastGuessed}`,
    );
    delays.push(row?.delay ?? 0);
  }
  assert.deepEqual(delays, [2, 4, 8, 16, 32, 60, 60, 60]);
  const wait = Number((await logIn(email, 'guess')).headers['retry-after']);
  assert.ok(wait >= 1 && wait <= 60, String(wait));
});

test('[FLT-20] of guesses at the same instant, when a delay has just ended, one is tried', async () => {
  const email = await newAccount();
  await guess(email);
  await testApp.query(`UPDATE login_failure SET failures = 1000, next_at = now() WHERE account = ${lastGuessed}`);
  const guesses = await Promise.all(Array.from({ length: 10 }, () => logIn(email, 'guess')));
  assert.deepEqual(guesses.map(({ status }) => status).sort(), [401, ...Array(9).fill(429)]);
});

test('[FLT-20] the owner logs in at once where that was done before, and a session goes on', async () => {
  const email = await newAccount();
  const home = newVisitor();
  const { data } = await logIn(email, right, home);
  await guess(email);
  assert.equal((await logIn(email, right)).status, 429, 'a right password from elsewhere waits');
  assert.equal((await logIn(email, 'mistyped', home)).status, 401);
  assert.equal((await logIn(email, right, home)).status, 200);
  assert.equal((await testApp.call('GET', '/shop-api/me', { token: data.token })).status, 200);
  await delayEnds();
  const travelling = newVisitor();
  assert.equal((await logIn(email, right, travelling)).status, 200, 'from elsewhere after the delay');
  await guess(email);
  assert.equal((await logIn(email, right, travelling)).status, 200, 'and that place is known from now on');
});

test('[FLT-20] a network from which too many guesses came is not known any more, until somebody logs in there', async () => {
  const email = await newAccount();
  const shared = newVisitor();
  await logIn(email, right, shared);
  for (let i = 0; i < limit; i++) assert.equal((await logIn(email, 'guess', shared)).status, 401);
  await logIn(email, 'guess', shared);
  await delayLasts();
  assert.equal((await logIn(email, right, shared)).status, 429);
  await delayEnds();
  assert.equal((await logIn(email, right, shared)).status, 200);
  assert.equal((await logIn(email, right, shared)).status, 200);
});

test('[FLT-20] a new password makes the network known where its link was opened, and only that', async () => {
  const email = await newAccount();
  const before = newVisitor();
  await logIn(email, right, before);
  await guess(email);
  const mails = mailServer.accepted.length;
  await testApp.call('POST', '/recovery', { body: { email } });
  const token = await eventually(async () =>
    mailServer.accepted
      .slice(mails)
      .map(({ raw }) => /recovery-account\/([\w-]+)/.exec(raw.replaceAll('=\r\n', ''))?.[1])
      .find(Boolean),
  );
  const here = newVisitor();
  const changed = await testApp.call('POST', `/reset-password?token=${token}`, {
    body: { password1: 'otra-clave-larga', password2: 'otra-clave-larga' },
    headers: { 'x-forwarded-for': here },
  });
  assert.equal(changed.status, 200);
  assert.equal((await logIn(email, 'otra-clave-larga', here)).status, 200);
  assert.equal((await logIn(email, 'otra-clave-larga', before)).status, 429);
});

test('[FLT-20] an address without an account is answered like one that has it', async () => {
  const [known, unknown] = [await newAccount(), 'nobody-at-all@example.org'];
  assert.deepEqual(await guess(known), await guess(unknown));
  const answers = [await logIn(known, 'guess'), await logIn(unknown, 'guess')];
  assert.deepEqual(answers[0]?.body, answers[1]?.body);
  assert.equal(answers[1]?.status, 429);
});

test('[FLT-20] the owner is told by one mail, in the language of the account', async () => {
  const accounts: [Language, string][] = [];
  for (const language of languages) accounts.push([language, await newAccount(language)]);
  for (const [, email] of accounts) {
    await guess(email);
    await delayEnds();
    await logIn(email, 'one more');
    await logIn(email, 'and another');
  }
  for (const [language, email] of accounts) {
    const mail = await eventually(async () => mailServer.accepted.find(({ to }) => to === email));
    assert.equal(subjectOf(mail.raw), mailTexts(language)('login-guesses.subject'));
    assert.match(mail.raw.replaceAll('=\r\n', ''), /http:\/\/localhost:3000\//, 'it leads to the site');
    const [{ jobs } = { jobs: 0 }] = await testApp.query<{ jobs: number }>(
      `SELECT count(*)::int AS jobs FROM pgboss.job WHERE data ->> 'kind' = 'login-guesses'
         AND (data ->> 'customerId')::int = (SELECT id FROM customer WHERE email = $1)`,
      [email],
    );
    assert.equal(jobs, 1);
  }
});

test('[FLT-20] what counts no more is forgotten, and a deleted account leaves no network', async () => {
  const email = await newAccount();
  const { data } = await logIn(email, right);
  await guess(email);
  await testApp.query(
    `UPDATE login_failure SET last_at = now() - interval '2 hours', next_at = now() WHERE account = ${lastGuessed}`,
  );
  assert.deepEqual(await guess(email), Array(limit).fill(401), 'after an hour without one the counting begins anew');
  await testApp.query(`UPDATE login_failure SET last_at = now() - interval '2 days', told_at = NULL`);
  await testApp.app.services.handlers['forget-scans']({}, '');
  assert.deepEqual(await testApp.query('SELECT FROM login_failure'), []);
  await testApp.call('DELETE', '/shop-api/me', { token: data.token, body: { password: right } });
  const left = await testApp.query(
    'SELECT FROM login_network n JOIN customer c ON c.id = n.customer_id WHERE c.deleted_at IS NOT NULL',
  );
  assert.deepEqual(left, []);
});

/** Decodes the subject of a mail. */
function subjectOf(raw: string) {
  const line = /^Subject: ((?:.*\r?\n[ \t])*.*)/m.exec(raw)?.[1] ?? '';
  return line
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi, (_, kind: string, text: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(text, 'base64').toString()
        : decodeURIComponent(text.replaceAll('_', ' ').replace(/=([0-9A-F]{2})/g, '%$1')),
    );
}
