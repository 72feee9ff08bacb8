import assert from 'node:assert/strict';
import { test } from 'node:test';
import { languages } from '@idavuelta/shared/contracts';
import { mailTexts } from '../../mail/texts/texts.ts';
import { addStaffMember, staffPassword } from '../../testing/staff-members.ts';
import { codeOf, eventually, openTestApp } from '../../testing/test-app.ts';

const limit = 6;

const testApp = await openTestApp({ loginFailures: limit, trustProxy: '127.0.0.1' });

let visitors = 0;
/** Returns the address of a new visitor. */
const newVisitor = () => `198.51.100.${++visitors}`;

const logIn = (email: string, password: string, visitor = newVisitor()) =>
  testApp.call('POST', '/staff-api/login', { body: { email, password }, headers: { 'x-forwarded-for': visitor } });

/** Enters wrong passwords, each from another address, until a delay applies that also outlasts a slow machine. */
async function guess(email: string) {
  const statuses: number[] = [];
  for (let i = 0; i < limit; i++) statuses.push((await logIn(email, `guess-${i}`)).status);
  await testApp.query(`UPDATE login_failure SET next_at = next_at + interval '50 seconds' WHERE next_at > '-infinity'`);
  return statuses;
}

test('[API-08] a colleague is told of guesses by one mail, in their language', async () => {
  for (const language of languages) {
    const { id, email } = await addStaffMember(testApp, 'viewer');
    await testApp.query('UPDATE staff_user SET language = $2 WHERE id = $1', [id, language]);
    await guess(email);
    await testApp.query('UPDATE login_failure SET next_at = now()');
    await logIn(email, 'one more');
    const mail = await eventually(async () => (await testApp.app.services.mailbox.list(email))[0]);
    assert.equal(mail.subject, mailTexts(language)('staff-login-guesses.subject'));
    assert.match(mail.text, /\/back-office/);
    const [sent] = await testApp.query<{ jobs: number }>(
      `SELECT count(*)::int AS jobs FROM pgboss.job WHERE data ->> 'kind' = 'staff-login-guesses' AND (data ->> 'staffUserId')::int = $1`,
      [id],
    );
    assert.equal(sent?.jobs, 1);
  }
});

test("[API-08, FLT-43] guesses of a colleague's password from many addresses wait, the right one from elsewhere too", async () => {
  const { email } = await addStaffMember(testApp, 'finance');
  assert.deepEqual(await guess(email), Array(limit).fill(401));
  const rejected = await logIn(email.toUpperCase(), staffPassword);
  assert.equal(codeOf(rejected), 'RATE_LIMITED');
  const wait = Number(rejected.headers['retry-after']);
  assert.ok(wait >= 1 && wait <= 60, String(wait));
  await testApp.query('UPDATE login_failure SET next_at = now()');
  assert.equal((await logIn(email, staffPassword)).status, 200, 'nobody is locked out');
});

test('[API-08, FLT-43] a colleague logs in at once where that was done before, until too many guesses came from there', async () => {
  const { email } = await addStaffMember(testApp);
  const office = newVisitor();
  assert.equal((await logIn(email, staffPassword, office)).status, 200);
  await guess(email);
  assert.equal((await logIn(email, 'mistyped', office)).status, 401);
  assert.equal((await logIn(email, staffPassword, office)).status, 200);
  for (let i = 0; i < limit; i++) assert.equal((await logIn(email, `guess-${i}`, office)).status, 401);
  assert.equal(codeOf(await logIn(email, staffPassword, office)), 'RATE_LIMITED');
});

test('[API-08] an address of nobody at the company is answered like one of a colleague', async () => {
  const { email } = await addStaffMember(testApp);
  assert.deepEqual(await guess(email), await guess('nobody@example.org'));
  const answers = [await logIn(email, 'guess'), await logIn('nobody@example.org', 'guess')];
  assert.deepEqual(answers[0]?.body, answers[1]?.body);
  assert.equal(answers[1]?.status, 429);
});

test('[API-08, FLT-43] guesses at a colleague delay no customer with the same address', async () => {
  const { email } = await addStaffMember(testApp);
  await testApp.addCustomers([email]);
  await guess(email);
  assert.equal((await testApp.call('POST', '/login', { body: { email, password: 'demo1234' } })).status, 200);
});

test('[API-08] networks from which nobody has logged in for half a year are forgotten', async () => {
  const { email } = await addStaffMember(testApp);
  await logIn(email, staffPassword);
  await testApp.query(`UPDATE staff_login_network SET last_at = now() - interval '181 days'`);
  await testApp.app.services.handlers['forget-scans']({}, '');
  assert.deepEqual(await testApp.query('SELECT FROM staff_login_network'), []);
});
