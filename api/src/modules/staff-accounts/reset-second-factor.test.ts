import assert from 'node:assert/strict';
import { test } from 'node:test';
import { languages } from '@idavuelta/shared/contracts';
import type { AuditRow, StaffInvitation, StaffUser } from '@idavuelta/shared/contracts/staff';
import { query } from '../../database/database.ts';
import { mailTexts } from '../../mail/texts/texts.ts';
import { addStaffMember, logInStaff, staffPassword } from '../../testing/staff-members.ts';
import { codeOf, eventually, openTestApp, startTestApp } from '../../testing/test-app.ts';
import { currentCode } from './one-time-codes.ts';

const testApp = await openTestApp();

/** Creates an owner whose current code is unused. */
async function newOwner(app = testApp) {
  const owner = await logInStaff(app);
  await query(app.db, 'UPDATE staff_user SET totp_period = 0 WHERE id = $1', [owner.id]);
  return { ...owner, code: currentCode(owner.secret) };
}
const reset = (token: string, id: number, code: string, app = testApp) =>
  app.call<StaffUser>('POST', `/staff-api/users/${id}/second-factor-reset`, { token, body: { code } });
const logIn = (email: string) => testApp.call('POST', '/staff-api/login', { body: { email, password: staffPassword } });
const mailTo = (email: string) => eventually(async () => (await testApp.app.services.mailbox.list(email))[0]);
const linkIn = (text: string) => decodeURIComponent(/\/back-office\/invitation\/(\S+)/.exec(text)?.[1] ?? '');

test("[FLT-43] an owner resets a colleague's second factor: sessions end, a mail has the link for a new app", async () => {
  const owner = await newOwner();
  const colleague = await logInStaff(testApp, 'support');
  const { status, data } = await reset(owner.token, colleague.id, owner.code);
  assert.deepEqual([status, data.state, data.awaitsSecondFactor], [200, 'active', true]);
  assert.equal((await testApp.call('GET', '/staff-api/account', { token: colleague.token })).status, 401);
  assert.equal(codeOf(await logIn(colleague.email)), 'SECOND_FACTOR_RESET');

  const mail = await mailTo(colleague.email);
  assert.equal(mail.subject, mailTexts('es_PE')('staff-second-factor-reset.subject'));
  const token = linkIn(mail.text);
  const { data: invitation } = await testApp.call<StaffInvitation>('GET', `/staff-api/invitation?token=${token}`);
  const code = currentCode(new URL(invitation.otpauth).searchParams.get('secret') ?? '');
  await testApp.query('UPDATE staff_user SET totp_period = 0 WHERE id = $1', [colleague.id]);
  const accepted = await testApp.call('POST', '/staff-api/invitation', {
    body: { token, password: staffPassword, code },
  });
  assert.equal(accepted.status, 200);
  const { data: people } = await testApp.call<StaffUser[]>('GET', '/staff-api/users', { token: owner.token });
  assert.equal(people.find(({ id }) => id === colleague.id)?.awaitsSecondFactor, undefined);

  const path = `/staff-api/audit?subject=staff-user:${colleague.id}`;
  const { data: audit } = await testApp.call<AuditRow[]>('GET', path, { token: owner.token });
  const acts = audit.map(({ actor, action }) => `${actor} ${action}`);
  assert.ok(acts.includes(`staff:${owner.email} reset-second-factor`), acts.join());
});

test('[FLT-43] a reset needs the code of the owner, who cannot reset their own', async () => {
  const owner = await newOwner();
  const colleague = await logInStaff(testApp, 'finance');
  assert.equal(codeOf(await reset(owner.token, colleague.id, '000000')), 'CODE_INVALID');
  assert.equal(codeOf(await reset(owner.token, owner.id, owner.code)), 'OWN_SECOND_FACTOR');
  assert.equal(codeOf(await reset(owner.token, 2147483647, owner.code)), 'NOT_FOUND');
  assert.equal((await testApp.call('GET', '/staff-api/account', { token: colleague.token })).status, 200);
  await testApp.query('UPDATE staff_user SET blocked_at = now() WHERE id = $1', [colleague.id]);
  assert.equal(codeOf(await reset(owner.token, colleague.id, owner.code)), 'STATE_CONFLICT');
});

test('[FLT-43] of two owners who reset one another at once one can still log in', async (t) => {
  const alone = await startTestApp();
  t.after(() => alone.close());
  const [one, two] = [await newOwner(alone), await newOwner(alone)];
  await Promise.all([reset(one.token, two.id, one.code, alone), reset(two.token, one.id, two.code, alone)]);
  const left = await query(alone.db, 'SELECT id FROM staff_user WHERE totp_secret IS NOT NULL');
  assert.equal(left.length, 1);
});

test('[FLT-43] the mail of a reset is in the language of the colleague', async () => {
  for (const language of languages) {
    const owner = await newOwner();
    const { id, email } = await addStaffMember(testApp, 'events');
    await testApp.query('UPDATE staff_user SET language = $2 WHERE id = $1', [id, language]);
    await reset(owner.token, id, owner.code);
    assert.equal((await mailTo(email)).subject, mailTexts(language)('staff-second-factor-reset.subject'));
  }
});

test('[BOF-01] inviting who works here, is blocked or has another invitation says what to do', async () => {
  const { token } = await logInStaff(testApp);
  const colleague = await addStaffMember(testApp, 'support');
  const invite = (email: string, role: string) =>
    testApp.call<StaffUser & { again: boolean }>('POST', '/staff-api/users', {
      token,
      body: { email, name: 'Otra', role, language: 'es_PE' },
    });
  for (const role of ['support', 'owner'])
    assert.equal(codeOf(await invite(colleague.email, role)), 'ALREADY_COLLEAGUE', role);
  await testApp.query('UPDATE staff_user SET blocked_at = now() WHERE id = $1', [colleague.id]);
  assert.equal(codeOf(await invite(colleague.email, 'support')), 'COLLEAGUE_BLOCKED');

  assert.equal((await invite('abierta@example.org', 'viewer')).data.again, false);
  assert.equal((await invite('abierta@example.org', 'viewer')).data.again, true);
  assert.equal(codeOf(await invite('abierta@example.org', 'finance')), 'INVITED_WITH_ANOTHER_ROLE');
});

test('[FLT-43] an only owner who has lost the app is invited again by a command', async () => {
  const { email } = await addStaffMember(testApp);
  const output = await testApp.staff('users', 'invite', email, '--role', 'owner', '--name', 'Rosa');
  assert.match(output, /works once/);
  assert.ok(linkIn((await mailTo(email)).text));
});
