import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { sessionTokens } from '../testing/session-tokens.ts';
import { openTestApp } from '../testing/test-app.ts';

const earlier = 'the secret that signed logins until today';
const testApp = await openTestApp({ otherJwtSecret: earlier });

async function statusOfLoginSignedWith(secret: string) {
  const [login] = await sessionTokens(testApp.db, secret, await testApp.addCustomers([`${randomUUID()}@example.org`]));
  return (await testApp.call('GET', '/shop-api/me', { token: login?.token })).status;
}

test('[AUT-04] while the secret is replaced, logins that the other one signed count too; those of a third do not', async () => {
  assert.equal(await statusOfLoginSignedWith(earlier), 200);
  assert.equal(await statusOfLoginSignedWith('a secret that nobody has configured here'), 401);
});
