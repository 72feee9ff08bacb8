import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type FieldError, languages, type Session } from '@idavuelta/shared/contracts';
import { mailTexts } from '../../mail/texts/texts.ts';
import { codeOf, eventually, openTestApp } from '../../testing/test-app.ts';

const testApp = await openTestApp();

const current = 'demo1234';
const next = 'otra-clave-larga';

const change = (token: string, changes: object = {}) =>
  testApp.call('PUT', '/shop-api/me/password', {
    token,
    body: { currentPassword: current, password1: next, password2: next, ...changes },
    headers: { origin: 'https://idavuelta.cl' },
  });
const errorsOf = ({ body }: { body: object }) =>
  (body as { errors?: FieldError[] }).errors?.map(({ field, reason }) => `${field} ${reason}`);
const isLoggedIn = async (token: string) => (await testApp.call('GET', '/shop-api/me', { token })).status === 200;

test('[AUT-19] a customer changes the password: the present session goes on, the others end', async () => {
  const { email, token } = await testApp.newCustomer();
  const other = await testApp.login(email);
  assert.equal((await change(token)).status, 200);
  assert.deepEqual([await isLoggedIn(token), await isLoggedIn(other ?? '')], [true, false]);
  const { data: sessions } = await testApp.call<Session[]>('GET', '/shop-api/sessions', { token });
  assert.deepEqual(
    sessions.map(({ current }) => current),
    [true],
  );
  assert.ok(await testApp.login(email, next));
  assert.equal(await testApp.login(email, current), undefined);
});

test('[AUT-19] a mail tells that the password was changed, in the language of the account', async () => {
  for (const language of languages) {
    const { email, token } = await testApp.newCustomer();
    await testApp.query('UPDATE customer SET language = $2 WHERE email = $1', [email, language]);
    await change(token);
    const mail = await eventually(async () => (await testApp.app.services.mailbox.list(email))[0]);
    assert.equal(mail.subject, mailTexts(language)('password-changed.subject'));
    assert.match(mail.text, /https:\/\/idavuelta\.cl\//);
    assert.doesNotMatch(mail.text, /otra-clave/);
  }
});

test('[AUT-06, AUT-13] a new password is refused for the reasons of a reset, at its field', async () => {
  const { email, token } = await testApp.newCustomer();
  const rejections = [
    [{ password1: 'Password1', password2: 'Password1' }, 'password1 common'],
    [{ password2: 'otra-clave' }, 'password2 mismatch'],
    [{ currentPassword: 'not-mine' }, 'currentPassword wrong'],
  ] as const;
  for (const [changes, error] of rejections) {
    const response = await change(token, changes);
    assert.equal(response.status, 400);
    assert.deepEqual(errorsOf(response), [error]);
  }
  assert.equal((await change(token, { password1: '1234', password2: '1234' })).status, 400);
  assert.ok(await isLoggedIn(token), 'who mistypes stays logged in');
  assert.ok(await testApp.login(email, current));
});

test('[API-08] the current password cannot be guessed without limit by whoever holds a session', async () => {
  const { email, token } = await testApp.newCustomer();
  for (let i = 0; i < 10; i++)
    assert.deepEqual(errorsOf(await change(token, { currentPassword: `guess-${i}` })), ['currentPassword wrong']);
  await testApp.query(
    `UPDATE login_failure SET next_at = now() + interval '30 seconds' WHERE account LIKE 'customer-password:%'`,
  );
  const rejected = await change(token);
  assert.equal(codeOf(rejected), 'RATE_LIMITED');
  const wait = Number(rejected.headers['retry-after']);
  assert.ok(wait >= 1 && wait <= 60, String(wait));
  const deletion = await testApp.call('DELETE', '/shop-api/me', { token, body: { password: current } });
  assert.equal(codeOf(deletion), 'RATE_LIMITED', 'the deletion asks the same limit');
  assert.ok(await testApp.login(email, current), 'and the login of its owner goes on');
  await testApp.query(`UPDATE login_failure SET next_at = now() WHERE account LIKE 'customer-password:%'`);
  assert.equal((await change(token)).status, 200);
});
