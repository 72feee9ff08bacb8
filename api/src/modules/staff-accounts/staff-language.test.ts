import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { StaffAccount, StaffInvitation } from '@idavuelta/shared/contracts/staff';
import { logInStaff } from '../../testing/staff-members.ts';
import { codeOf, eventually, openTestApp } from '../../testing/test-app.ts';

const testApp = await openTestApp();
const owner = await logInStaff(testApp, 'owner');

test('[LOC-04] a person of staff chooses the language of pages and mails, of five', async () => {
  const { token } = await logInStaff(testApp, 'support');
  const change = (language: string) =>
    testApp.call('PUT', '/staff-api/account/language', { token, body: { language } });
  assert.equal((await change('es_CL')).status, 200);
  const { data } = await testApp.call<StaffAccount>('GET', '/staff-api/account', { token });
  assert.equal(data.language, 'es_CL');
  assert.equal(codeOf(await change('fr_FR')), 'VALIDATION_FAILED');
});

test('[LOC-04] inviting somebody again in another language changes mail and page', async () => {
  const email = 'ines@example.org';
  const invite = (language: string) =>
    testApp.call('POST', '/staff-api/users', {
      token: owner.token,
      body: { email, name: 'Inés', role: 'viewer', language },
    });
  const languageOfLink = async (language: string) => {
    await invite(language);
    return eventually(async () => {
      const mails = await testApp.query<{ text: string }>(
        'SELECT text FROM mailbox WHERE recipient = $1 ORDER BY id DESC LIMIT 1',
        [email],
      );
      const [, token] = /\/back-office\/invitation\/(\S+)/.exec(mails[0]?.text ?? '') ?? [];
      if (!token) return undefined;
      const { data } = await testApp.call<StaffInvitation>('GET', `/staff-api/invitation?token=${token}`);
      return data?.language === language && data.language;
    });
  };
  assert.equal(await languageOfLink('pt_BR'), 'pt_BR');
  assert.equal(await languageOfLink('es_PE'), 'es_PE');
});
