import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import type { FieldError, Profile } from '@idavuelta/shared/contracts';
import { codeOf, eventually, openTestApp } from '../../testing/test-app.ts';

const testApp = await openTestApp();

const anAddress = () => `${randomUUID()}@example.org`;

const save = (token: string, email: string, changes: object = {}) =>
  testApp.call<Profile>('PUT', '/shop-api/me', {
    token,
    body: {
      ...{ email, firstName: 'Ana', lastName: 'Rojas', phoneNumber: '912345678', currentPassword: 'demo1234' },
      ...changes,
    },
    headers: { origin: 'https://idavuelta.cl' },
  });

const mailsTo = (email: string, count = 1) =>
  eventually(async () => {
    const mails = await testApp.app.services.mailbox.list(email);
    return mails.length >= count && mails;
  });

/** Returns the token of the newest link mailed to `email`. */
const linkTo = async (email: string, count = 1) =>
  /\/confirm-email\?token=([\w-]+)/.exec((await mailsTo(email, count))[0]?.text ?? '')?.[1] ?? '';

const confirm = (token: string) => testApp.call('POST', `/confirm-email?token=${token}`);

test('[AUT-18] the address changes only when the link in the mail to the new one is opened', async () => {
  const { email, token } = await testApp.newCustomer();
  const next = anAddress();
  const saved = await save(token, next.toUpperCase(), { firstName: 'Inés' });
  assert.equal(saved.status, 200);
  assert.equal(saved.data.email, email);
  assert.equal(saved.data.pendingEmail, next);
  assert.equal(saved.data.firstName, 'Inés');
  assert.ok(await testApp.login(email));
  assert.equal(await testApp.login(next), undefined);

  const [notice] = await mailsTo(email);
  assert.match(notice?.subject ?? '', /cambiar el correo/);
  assert.doesNotMatch(notice?.text ?? '', /token=/);
  const link = await linkTo(next);
  assert.match((await mailsTo(next))[0]?.text ?? '', /https:\/\/idavuelta\.cl\/confirm-email/);
  assert.equal((await confirm(link)).status, 200);

  const { data } = await testApp.call<Profile>('GET', '/shop-api/me', { token });
  assert.equal(data.email, next, 'and the login of before goes on');
  assert.equal(data.pendingEmail, undefined);
  assert.ok(await testApp.login(next));
  assert.equal(await testApp.login(email), undefined);
});

test('[AUT-18] the link works once, expires, is stored hashed, and serves no other purpose', async () => {
  const { token } = await testApp.newCustomer();
  const next = anAddress();
  await save(token, next);
  const link = await linkTo(next);
  assert.equal((await testApp.query('SELECT FROM account_token WHERE hash = $1', [link])).length, 0);
  assert.equal((await testApp.call('GET', `/verify-account?token=${link}`)).status, 410);
  await testApp.query(`UPDATE account_token SET expires_at = now() WHERE email = $1`, [next]);
  assert.equal(codeOf(await confirm(link)), 'TOKEN_INVALID');
  await testApp.query(`UPDATE account_token SET expires_at = now() + interval '1 hour' WHERE email = $1`, [next]);
  assert.equal((await confirm(link)).status, 200);
  assert.equal(codeOf(await confirm(link)), 'TOKEN_INVALID');
});

test('[AUT-18] only the address asked for last can be confirmed; saving the rest of the profile leaves it waiting', async () => {
  const { email, token } = await testApp.newCustomer();
  const [mistyped, right] = [anAddress(), anAddress()];
  await save(token, mistyped);
  const wrongLink = await linkTo(mistyped);
  await save(token, right);
  assert.equal(codeOf(await confirm(wrongLink)), 'TOKEN_INVALID');
  assert.equal((await save(token, email, { firstName: 'Eva' })).data.pendingEmail, right);
  assert.equal((await confirm(await linkTo(right))).status, 200);
});

test('[AUT-18] a new password cancels the change of the address', async () => {
  const { email, token } = await testApp.newCustomer();
  const next = anAddress();
  await save(token, next);
  const link = await linkTo(next);
  await testApp.call('POST', '/recovery', { body: { email } });
  const reset = /recovery-account\/([\w-]+)/.exec((await mailsTo(email, 2))[0]?.text ?? '')?.[1];
  const passwords = { password1: 'nueva-clave', password2: 'nueva-clave' };
  assert.equal((await testApp.call('POST', `/reset-password?token=${reset}`, { body: passwords })).status, 200);
  assert.equal(codeOf(await confirm(link)), 'TOKEN_INVALID');
});

test('[AUT-18] the address of an account is refused; of two accounts that confirm one address at once, one gets it', async () => {
  const customers = [await testApp.newCustomer(), await testApp.newCustomer()];
  assert.equal(codeOf(await save(customers[0]?.token ?? '', customers[1]?.email ?? '')), 'EMAIL_TAKEN');

  for (let round = 0; round < 5; round++) {
    const next = anAddress();
    const links: string[] = [];
    for (const [i, { token }] of customers.entries()) {
      assert.equal((await save(token, next)).status, 200);
      links.push(await linkTo(next, i + 1));
    }
    const responses = await Promise.all(links.map(confirm));
    assert.deepEqual(responses.map(({ status }) => status).sort(), [200, 409]);
    assert.equal(codeOf(responses.find(({ status }) => status === 409) ?? { body: {} }), 'EMAIL_TAKEN');
  }
});

test('[AUT-18] another address takes the current password, and is refused at its field without', async () => {
  const { email, token } = await testApp.newCustomer();
  const next = anAddress();
  const errorsOf = async (changes: object) => {
    const { status, body } = await save(token, next, changes);
    return [status, (body as unknown as { errors?: FieldError[] }).errors];
  };
  assert.deepEqual(await errorsOf({ currentPassword: undefined }), [
    400,
    [{ field: 'currentPassword', reason: 'required' }],
  ]);
  assert.deepEqual(await errorsOf({ currentPassword: 'not-mine' }), [
    400,
    [{ field: 'currentPassword', reason: 'wrong' }],
  ]);
  const rest = await save(token, email.toUpperCase(), { firstName: 'Eva', currentPassword: undefined });
  assert.deepEqual([rest.status, rest.data.firstName, rest.data.pendingEmail], [200, 'Eva', undefined]);
});

test('[API-08] guesses of the password at a change of the address are limited', async () => {
  const { token } = await testApp.newCustomer();
  for (let i = 0; i < 10; i++)
    assert.equal((await save(token, anAddress(), { currentPassword: `guess-${i}` })).status, 400);
  await testApp.query(`UPDATE login_failure SET next_at = now() + interval '30 seconds' WHERE next_at > '-infinity'`);
  assert.equal(codeOf(await save(token, anAddress())), 'RATE_LIMITED');
});
