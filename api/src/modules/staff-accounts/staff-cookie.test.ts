import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { StaffAccount, StaffLogin, StaffSession } from '@idavuelta/shared/contracts/staff';
import { csrfHeader } from '../../http/staff-csrf.ts';
import { addStaffMember, logInStaff, staffPassword } from '../../testing/staff-members.ts';
import { codeOf, openTestApp, startTestApp } from '../../testing/test-app.ts';
import { currentCode } from './one-time-codes.ts';

const testApp = await openTestApp();

/** Logs someone in. @returns the response that starts the session */
async function logIn(app = testApp) {
  const { email, secret } = await addStaffMember(app);
  const body = { email, password: staffPassword };
  const { challenge } = (await app.call<{ challenge: string }>('POST', '/staff-api/login', { body })).data;
  return app.call<StaffLogin>('POST', '/staff-api/login/code', { body: { challenge, code: currentCode(secret) } });
}
const cookieOf = ({ headers }: { headers: object }) => String((headers as { 'set-cookie'?: string })['set-cookie']);
const attributesOf = (cookie: string) => cookie.split('; ').slice(1).sort();

/** Calls the API as a browser with a session cookie does. */
const byCookie = <T>(token: string, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, csrfToken?: string) =>
  testApp.call<T>(method, `/staff-api/${path}`, {
    headers: { cookie: `other=1; idavuelta-staff=${token}`, ...(csrfToken && { [csrfHeader]: csrfToken }) },
  });
const sessionsOf = async (token: string) => (await byCookie<StaffSession[]>(token, 'GET', 'account/sessions')).data;

test('[FLT-43] the session is a cookie that no script reads, for the back office alone, and for twelve hours', async () => {
  const cookie = cookieOf(await logIn());
  assert.match(cookie, /^idavuelta-staff=[\w-]+\.[\w-]+\.[\w-]+;/);
  assert.deepEqual(attributesOf(cookie), ['HttpOnly', 'Max-Age=43200', 'Path=/staff-api', 'SameSite=Strict']);
});

test('[FLT-43] a log-in gives scripts nothing that is worth stealing', async () => {
  const { data, body, headers } = await logIn();
  assert.deepEqual(Object.keys(data), ['csrfToken']);
  const [, token = ''] = /=([^;]+)/.exec(cookieOf({ headers })) ?? [];
  assert.ok(token && !JSON.stringify(body).includes(token));
});

test('[FLT-43] outside of development browsers send the cookie over https only', async (t) => {
  const inProduction = await startTestApp({ development: false });
  t.after(() => inProduction.close());
  assert.ok(attributesOf(cookieOf(await logIn(inProduction))).includes('Secure'));
});

test('[FLT-43] the account says what changes bring along, also after the page was loaded again', async () => {
  const { token, csrfToken } = await logInStaff(testApp);
  assert.equal((await byCookie<StaffAccount>(token, 'GET', 'account')).data.csrfToken, csrfToken);
});

test('[FLT-43] a change by cookie needs the CSRF token of its own session, and changes nothing without', async () => {
  const { token, csrfToken } = await logInStaff(testApp);
  const other = await logInStaff(testApp);
  const [session] = await sessionsOf(token);
  for (const wrong of [undefined, '', 'nonsense', other.csrfToken, `${csrfToken}x`]) {
    const rejected = await byCookie(token, 'DELETE', `account/sessions/${session?.id}`, wrong);
    assert.deepEqual([rejected.status, codeOf(rejected)], [403, 'CSRF_TOKEN_INVALID'], String(wrong));
    assert.equal((await byCookie(token, 'POST', 'logout', wrong)).status, 403);
  }
  assert.equal((await sessionsOf(token)).length, 1);
  assert.equal((await byCookie(token, 'DELETE', `account/sessions/${session?.id}`, csrfToken)).status, 200);
  assert.equal((await byCookie(token, 'GET', 'account')).status, 401);
});

test('[FLT-43] a log-out ends the session on the server and takes the cookie away', async () => {
  const { token, csrfToken } = await logInStaff(testApp);
  const cookie = cookieOf(await byCookie(token, 'POST', 'logout', csrfToken));
  assert.match(cookie, /^idavuelta-staff=;/);
  assert.deepEqual(attributesOf(cookie), ['HttpOnly', 'Max-Age=0', 'Path=/staff-api', 'SameSite=Strict']);
  assert.equal((await byCookie(token, 'GET', 'account')).status, 401);
});

test('[FLT-43] a page that was open before the session became a cookie works on with its bearer token', async () => {
  const { token } = await logInStaff(testApp);
  const headers = { authorization: `Bearer ${token}` };
  assert.equal((await testApp.call('GET', '/staff-api/account', { headers })).status, 200);
  assert.equal((await testApp.call('POST', '/staff-api/logout', { headers })).status, 200);
  assert.equal((await byCookie(token, 'GET', 'account')).status, 401);
});

test("[FLT-43] beside the cookie a customer's token counts as nothing: earlier shells send it along", async () => {
  const { token, csrfToken } = await logInStaff(testApp);
  const customer = await testApp.newCustomer();
  const headers = { cookie: `idavuelta-staff=${token}`, authorization: `Bearer ${customer.token}` };
  assert.equal((await testApp.call('GET', '/staff-api/account', { headers })).status, 200);
  assert.equal((await testApp.call('POST', '/staff-api/logout', { headers })).status, 403);
  const change = { headers: { ...headers, [csrfHeader]: csrfToken } };
  assert.equal((await testApp.call('POST', '/staff-api/logout', change)).status, 200);
});

test('[FLT-43] pages of our other addresses may call with the cookie, its CSRF token and a revision', async () => {
  const preflight = await testApp.app.inject({
    method: 'OPTIONS',
    url: '/staff-api/users/1',
    headers: {
      origin: 'http://localhost:3000',
      'access-control-request-method': 'PUT',
      'access-control-request-headers': 'if-match,x-csrf-token',
    },
  });
  assert.equal(preflight.headers['access-control-allow-credentials'], 'true');
  const allowed = String(preflight.headers['access-control-allow-headers']).split(', ');
  assert.deepEqual(
    ['if-match', 'x-csrf-token'].filter((name) => !allowed.includes(name)),
    [],
  );
});
