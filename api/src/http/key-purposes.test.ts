import assert from 'node:assert/strict';
import { createHmac, hkdfSync } from 'node:crypto';
import { test } from 'node:test';
import { decodeJwt, jwtVerify, SignJWT } from 'jose';
import { logInStaff } from '../testing/staff-members.ts';
import { openTestApp, testEnvironment } from '../testing/test-app.ts';
import { visitorAddress } from './visitor-address.ts';

const testApp = await openTestApp();

const secret = new TextEncoder().encode(testEnvironment.JWT_SECRET);
const keyOf = (purpose: string) => new Uint8Array(hkdfSync('sha256', secret, '', `idavuelta ${purpose}`, 32));
/** Signs the same claims with another key. */
const signedWith = (token: string, key: Uint8Array) =>
  new SignJWT(decodeJwt(token)).setProtectedHeader({ alg: 'HS256' }).sign(key);
const statusOf = async (url: string, token: string) => (await testApp.call('GET', url, { token })).status;

test('[FLT-43] a log-in counts only when the key of its purpose has signed it', async () => {
  const customer = await testApp.newCustomer();
  const staff = await logInStaff(testApp);
  for (const [url, { token }, own, others] of [
    ['/shop-api/me', customer, 'session', ['staff', 'staff-code', 'ride', 'totp']],
    ['/staff-api/account', staff, 'staff', ['session', 'staff-code', 'ride', 'totp']],
  ] as const) {
    assert.equal(await statusOf(url, await signedWith(token, keyOf(own))), 200);
    for (const other of others)
      assert.match(String(await statusOf(url, await signedWith(token, keyOf(other)))), /^40[13]$/, `${url} ${other}`);
  }
});

/** Returns the link to a draft, as staff gets it. */
async function previewLink() {
  const { slug } = await testApp.addEvent();
  const { token } = await logInStaff(testApp);
  const { data } = await testApp.call<{ path: string }>('POST', `/staff-api/events/${slug}/preview`, { token });
  return data.path.split('/').at(-1) ?? '';
}

test('[FLT-43] each kind of token is signed with a key of its own, and none with the secret itself', async () => {
  const tokens = {
    session: (await testApp.newCustomer()).token,
    staff: (await logInStaff(testApp)).token,
    'event-preview': await previewLink(),
  };
  for (const [purpose, token] of Object.entries(tokens)) {
    await jwtVerify(token, keyOf(purpose));
    await assert.rejects(jwtVerify(token, secret), /signature/, purpose);
  }
});

test('[FLT-43] from where staff logs in is stored as a hash with a key of its own', async () => {
  const { id } = await logInStaff(testApp);
  const [known] = await testApp.query<{ network: string }>(
    'SELECT network FROM staff_login_network WHERE staff_user_id = $1',
    [id],
  );
  const hashed = createHmac('sha256', keyOf('login-networks')).update(
    `staff\nnetwork\n${id}\n${visitorAddress('127.0.0.1')}`,
  );
  assert.equal(known?.network, hashed.digest('base64url'));
});

test('[FLT-43] a link opens only when the key of its purpose has signed it', async () => {
  const link = await previewLink();
  const open = async (purpose: string) =>
    (await testApp.call('GET', `/event-preview?token=${await signedWith(link, keyOf(purpose))}`)).status;
  assert.equal(await open('event-preview'), 200);
  for (const other of ['session', 'staff', 'ride', 'order-payment']) assert.equal(await open(other), 410, other);
});

test('[FLT-43] log-ins and links from before there were keys by purpose count until they expire', async () => {
  const customer = await testApp.newCustomer();
  const staff = await logInStaff(testApp);
  assert.equal(await statusOf('/shop-api/me', await signedWith(customer.token, secret)), 200);
  assert.equal(await statusOf('/staff-api/account', await signedWith(staff.token, secret)), 200);
  const link = await signedWith(await previewLink(), secret);
  assert.equal((await testApp.call('GET', `/event-preview?token=${link}`)).status, 200);
});
