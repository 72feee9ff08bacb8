import assert from 'node:assert/strict';
import { test } from 'node:test';
import type {
  RecoveryCodes,
  StaffAccount,
  StaffInvitation,
  StaffLogin,
  StaffSession,
} from '@idavuelta/shared/contracts/staff';
import { addStaffMember, logInStaff, staffPassword, staffSessionOf } from '../../testing/staff-members.ts';
import { anOrder, codeOf, eventually, openTestApp } from '../../testing/test-app.ts';
import { currentCode } from './one-time-codes.ts';

const testApp = await openTestApp();

const invitedLink = async (email: string) => {
  const text = await eventually(async () => {
    const mails = await testApp.query<{ text: string }>('SELECT text FROM mailbox WHERE recipient = $1', [email]);
    return mails.at(-1)?.text;
  });
  return decodeURIComponent(/\/back-office\/invitation\/(\S+)/.exec(text)?.[1] ?? '');
};
const open = (token: string) => testApp.call<StaffInvitation>('GET', `/staff-api/invitation?token=${token}`);
const accept = (body: { token: string; password: string; code: string }) =>
  testApp.call<StaffLogin & RecoveryCodes>('POST', '/staff-api/invitation', { body });
const challenge = async (email: string, password = staffPassword) =>
  (await testApp.call<{ challenge: string }>('POST', '/staff-api/login', { body: { email, password } })).data
    ?.challenge;
const confirm = async (email: string, code: string) =>
  testApp.call<StaffLogin>('POST', '/staff-api/login/code', {
    body: { challenge: await challenge(email), code },
  });
const secretOf = ({ otpauth }: StaffInvitation) => new URL(otpauth).searchParams.get('secret') ?? '';
const account = (token: string) => testApp.call<StaffAccount>('GET', '/staff-api/account', { token });

test('[BOF-01] the first owner is invited by a command, chooses a password, proves the app and is logged in', async () => {
  const email = 'duena@example.org';
  const output = await testApp.staff(
    'users',
    'invite',
    email,
    '--role',
    'owner',
    '--name',
    'Inés',
    '--language',
    'es_ES',
  );
  assert.match(output, /works once and for 48 hours/);
  const token = await invitedLink(email);
  const { data: invitation } = await open(token);
  assert.deepEqual([invitation.email, invitation.name, invitation.role], [email, 'Inés', 'owner']);
  assert.match(invitation.otpauth, /^otpauth:\/\/totp\/Idavuelta:/);

  const wrong = await accept({ token, password: staffPassword, code: '000000' });
  assert.deepEqual([wrong.status, codeOf(wrong)], [400, 'VALIDATION_FAILED']);
  const code = currentCode(secretOf(invitation));
  const accepted = await accept({ token, password: staffPassword, code });
  assert.deepEqual(Object.keys(accepted.data).sort(), ['csrfToken', 'recoveryCodes']);
  assert.equal(accepted.data.recoveryCodes.length, 10);
  const { data: me } = await account(staffSessionOf(accepted).token);
  assert.deepEqual([me.email, me.role, me.recoveryCodesLeft], [email, 'owner', 10]);
  assert.ok(me.permissions.includes('staff-users'));

  assert.equal(codeOf(await open(token)), 'TOKEN_INVALID');
  assert.equal(codeOf(await accept({ token, password: staffPassword, code })), 'TOKEN_INVALID');
  assert.equal(codeOf(await confirm(email, code)), 'CODE_INVALID', 'the code of the acceptance was used');
  assert.match(await testApp.staff('users', 'list'), /duena@example\.org +Inés +owner +active/);
});

test('[BOF-01] a password needs a code: each works once, and a recovery code stands in for a lost app', async () => {
  const { email, secret } = await addStaffMember(testApp);
  const without = await testApp.call('GET', '/staff-api/account', { token: await challenge(email) });
  assert.deepEqual([without.status, codeOf(without)], [403, 'FORBIDDEN'], 'the challenge is no session');
  const code = currentCode(secret);
  const { token } = staffSessionOf(await confirm(email, code));
  assert.equal((await account(token)).status, 200);
  assert.equal(codeOf(await confirm(email, code)), 'CODE_INVALID');

  await testApp.query('UPDATE staff_user SET totp_period = 0 WHERE email = $1', [email]);
  const renewed = await testApp.call<{ recoveryCodes: string[] }>('POST', '/staff-api/account/recovery-codes', {
    token,
    body: { code: currentCode(secret) },
  });
  const [one = ''] = renewed.data.recoveryCodes;
  assert.equal((await confirm(email, one.toLowerCase())).status, 200);
  assert.equal(codeOf(await confirm(email, one)), 'CODE_INVALID');
  assert.equal((await account(token)).data.recoveryCodesLeft, 9);
  // correct codes never count as guesses
  for (const other of renewed.data.recoveryCodes.slice(1, 8)) assert.equal((await confirm(email, other)).status, 200);
});

test('[BOF-01] wrong passwords say nothing of who exists; after five wrong codes the right one waits', async () => {
  const { email, secret } = await addStaffMember(testApp);
  const body = { email, password: 'no es esta frase' };
  const wrong = await testApp.call('POST', '/staff-api/login', { body });
  const unknown = await testApp.call('POST', '/staff-api/login', { body: { ...body, email: 'nadie@example.org' } });
  assert.deepEqual([wrong.status, codeOf(wrong)], [401, 'BAD_CREDENTIALS']);
  assert.deepEqual([unknown.status, codeOf(unknown)], [401, 'BAD_CREDENTIALS']);

  for (let i = 0; i < 5; i++) assert.equal(codeOf(await confirm(email, '000000')), 'CODE_INVALID');
  assert.equal(codeOf(await confirm(email, currentCode(secret))), 'RATE_LIMITED');
  await testApp.query(`UPDATE staff_user SET code_failures_since = now() - interval '16 minutes' WHERE email = $1`, [
    email,
  ]);
  assert.equal((await confirm(email, currentCode(secret))).status, 200);
});

test('[BOF-01] sessions are listed and ended, and a new password ends all others', async () => {
  const { email, secret, token } = await logInStaff(testApp, 'support');
  await testApp.query('UPDATE staff_user SET totp_period = 0 WHERE email = $1', [email]);
  const other = staffSessionOf(await confirm(email, currentCode(secret)));
  const sessions = async () =>
    (await testApp.call<StaffSession[]>('GET', '/staff-api/account/sessions', { token })).data;
  const [mine, theirs] = await sessions();
  assert.deepEqual([mine?.current, theirs?.current], [true, false]);
  await testApp.call('DELETE', `/staff-api/account/sessions/${theirs?.id}`, { token });
  assert.equal((await account(other.token)).status, 401);

  await testApp.query('UPDATE staff_user SET totp_period = 0 WHERE email = $1', [email]);
  const third = staffSessionOf(await confirm(email, currentCode(secret)));
  const change = (current: string) =>
    testApp.call('PUT', '/staff-api/account/password', { token, body: { current, password: 'otra frase bien larga' } });
  assert.equal((await change('no es esta frase')).status, 400);
  assert.equal((await change(staffPassword)).status, 200);
  assert.deepEqual([(await account(third.token)).status, (await account(token)).status], [401, 200]);
  assert.equal(await challenge(email), undefined);

  await testApp.call('POST', '/staff-api/logout', { token });
  assert.equal((await account(token)).status, 401);
});

test("[BOF-01] a customer's token is refused everywhere in the back office, and a token of staff buys nothing", async () => {
  const customer = await testApp.newCustomer();
  const asStaff = await account(customer.token);
  assert.deepEqual([asStaff.status, codeOf(asStaff)], [403, 'FORBIDDEN']);
  const { token } = await logInStaff(testApp);
  const bought = await testApp.place(token, anOrder(await testApp.addEvent()));
  assert.deepEqual([bought.status, codeOf(bought)], [401, 'UNAUTHENTICATED']);
  assert.equal((await testApp.call('GET', '/shop-api/sessions', { token })).status, 401);
});

test('[BOF-01] a copy of the database has neither secrets nor codes in it', async () => {
  const { email, secret } = await addStaffMember(testApp);
  const [row] = await testApp.query<{ row: string }>(
    'SELECT row_to_json(u)::text AS row FROM staff_user u WHERE email = $1',
    [email],
  );
  assert.ok(row && !row.row.includes(secret));
});

test('[BOF-01] whoever holds a session of staff cannot guess the current password without limit', async () => {
  const { token } = await logInStaff(testApp);
  const change = (current: string) =>
    testApp.call('PUT', '/staff-api/account/password', {
      token,
      body: { current, password: 'un viaje de ida y vuelta' },
    });
  const codes = new Set<string | undefined>();
  for (let guess = 0; guess < 40 && !codes.has('RATE_LIMITED'); guess += 1)
    codes.add(codeOf(await change(`no ${guess}`)));
  assert.deepEqual([...codes], ['VALIDATION_FAILED', 'RATE_LIMITED']);
  assert.equal(codeOf(await change(staffPassword)), 'RATE_LIMITED', 'the right one has to wait as well');
});

test('[DSP-18] the invitation of a driver leads to their trips too, of others it does not', async () => {
  const { token } = await logInStaff(testApp);
  for (const [role, leads] of [
    ['driver', true],
    ['support', false],
  ] as const) {
    const email = `${role}.invitado@example.org`;
    const body = { email, name: 'Luis', role, language: 'es_PE' };
    assert.equal((await testApp.call('POST', '/staff-api/users', { token, body })).status, 200);
    assert.ok(await invitedLink(email));
    const [mail] = await testApp.query<{ text: string }>('SELECT text FROM mailbox WHERE recipient = $1', [email]);
    assert.equal(/\/qr-verification\/trips/.test(mail?.text ?? ''), leads, mail?.text);
  }
});
