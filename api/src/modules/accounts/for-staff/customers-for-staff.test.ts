import assert from 'node:assert/strict';
import { test } from 'node:test';
import { codeOf, eventually, openTestApp } from '../../../testing/test-app.ts';

const testApp = await openTestApp();

const customers = (...words: string[]) => testApp.staff('customers', ...words);

test('[AUT-19] staff blocks a customer, who is logged out at once, and learns of it with the right password only', async () => {
  const { email, token } = await testApp.newCustomer();
  const logIn = async (password: string) => codeOf(await testApp.call('POST', '/login', { body: { email, password } }));
  assert.match(await customers('block', email.toUpperCase(), 'fraud,', 'see', 'mail'), /logged out everywhere/);
  assert.equal((await testApp.call('GET', '/shop-api/me', { token })).status, 401);
  assert.equal(await logIn('demo1234'), 'ACCOUNT_BLOCKED');
  assert.equal(await logIn('not-mine'), 'BAD_CREDENTIALS');
  await assert.rejects(customers('block', email), /no account/);

  assert.match(await customers('unblock', email), /may log in again/);
  assert.ok(await testApp.login(email));
  await assert.rejects(customers('unblock', email), /no blocked account/);
  const audit = await testApp.query<{ action: string; actor: string; reason: string }>(
    `SELECT action, actor, detail ->> 'reason' AS reason FROM audit
     WHERE subject = (SELECT 'customer:' || id FROM customer WHERE email = $1) ORDER BY id`,
    [email],
  );
  assert.deepEqual(
    audit.map(({ action, reason }) => [action, reason]),
    [
      ['block-customer', 'fraud, see mail'],
      ['unblock-customer', ''],
    ],
  );
  assert.match(audit[0]?.actor ?? '', /^staff:/);
});

test('[AUT-19] the audit says who has blocked whom', async () => {
  const { email } = await testApp.newCustomer();
  await customers('block', email, 'fraud');
  const [row] = await testApp.query<{ id: number }>('SELECT id FROM customer WHERE email = $1', [email]);
  const audit = (...words: string[]) => testApp.staff('audit', 'list', `customer:${row?.id}`, ...words);
  assert.match(await audit(), /staff:\S+ +block-customer +customer:\d+ +{"reason":"fraud"}$/);
  assert.equal(JSON.parse(await audit('--json')).items.length, 1);
  await assert.rejects(audit('--limit', '0'), /Usage:/);
  assert.doesNotMatch(await audit('--limit', '9'), new RegExp(email));
});

test('[AUT-19] staff finds a customer by a part of the name or of the address', async () => {
  const { email } = await testApp.newCustomer();
  assert.match(await customers('find', email.slice(0, 12)), new RegExp(`\\n${email} +Ana Rojas +PE +yes +no +0 `));
  const { items } = JSON.parse(await customers('find', email, '--json'));
  assert.equal(items[0].email, email);
  assert.match(await customers('find', 'lucía quis'), /demo@idavuelta\.test/);
  assert.equal(await customers('find', 'nobody%'), 'There is no such customer.');
});

test('[AUT-14] staff sends the link of a new account again, which then verifies it', async () => {
  const { email } = await testApp.newCustomer();
  assert.match(await customers('resend', email), /is verified already; no mail was sent/);
  await testApp.query('UPDATE customer SET verified_at = NULL WHERE email = $1', [email]);
  assert.match(await customers('resend', email.toUpperCase()), /gets a new link/);
  const mail = await eventually(async () => (await testApp.app.services.mailbox.list()).find(({ to }) => to === email));
  const [, token] = /http:\/\/localhost:3000\/verify-account\/([\w-]+)/.exec(mail.text) ?? [];
  assert.equal((await testApp.call('GET', `/verify-account?token=${token}`)).status, 200);
  assert.ok(await testApp.login(email));
  const [audit] = await testApp.query<{ actor: string }>(
    `SELECT actor FROM audit WHERE action = 'resend-verification'
       AND subject = (SELECT 'customer:' || id FROM customer WHERE email = $1)`,
    [email],
  );
  assert.match(audit?.actor ?? '', /^staff:/);
  await assert.rejects(customers('resend', 'nobody@example.org'), /There is no account nobody@example\.org/);
});
