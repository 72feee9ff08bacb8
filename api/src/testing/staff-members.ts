import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { StaffLogin, StaffRole } from '@idavuelta/shared/contracts/staff';
import { staffCookieName } from '../http/staff-cookie.ts';
import { hashPassword } from '../modules/accounts/passwords.ts';
import { currentCode, newTotpSecret } from '../modules/staff-accounts/one-time-codes.ts';
import { createStaffUsersRepository } from '../modules/staff-accounts/staff-users.repository.ts';
import { createSealing } from '../sealing.ts';
import { rememberStaff } from './credentials.ts';
import { type TestApp, testEnvironment } from './test-app.ts';

export const staffPassword = 'una frase larga de prueba';

/** Adds a staff member who has accepted the invitation. */
export async function addStaffMember({ db }: TestApp, role: StaffRole = 'owner') {
  const users = createStaffUsersRepository(db);
  const email = `${role}-${randomUUID()}@example.org`;
  const secret = newTotpSecret();
  const id = await users.add({ email, name: `Rosa ${role}`, role, language: 'es_PE' });
  assert.ok(id);
  const totpSecret = await createSealing({ jwtSecret: testEnvironment.JWT_SECRET }, 'totp').seal(secret);
  await users.setCredentials(id, { passwordHash: await hashPassword(staffPassword), totpSecret });
  return { id, email, role, secret };
}

export async function logInStaff(testApp: TestApp, role: StaffRole = 'owner') {
  const member = await addStaffMember(testApp, role);
  const { email, secret } = member;
  const login = await testApp.call<{ challenge: string }>('POST', '/staff-api/login', {
    body: { email, password: staffPassword },
  });
  const { challenge } = login.data;
  const body = { challenge, code: currentCode(secret) };
  return { ...member, ...staffSessionOf(await testApp.call<StaffLogin>('POST', '/staff-api/login/code', { body })) };
}

/** Returns the session started by a response; later calls with its token use the cookie. */
export function staffSessionOf({
  data,
  headers,
}: Pick<Awaited<ReturnType<TestApp['call']>>, 'headers'> & { data: StaffLogin }) {
  const token = new RegExp(`^${staffCookieName}=([^;]+)`).exec(String(headers['set-cookie']))?.[1];
  assert.ok(token);
  rememberStaff(token, data.csrfToken);
  return { token, csrfToken: data.csrfToken };
}
