import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTestApp } from '../testing/test-app.ts';

const testApp = await openTestApp();

const nasty = 'Eva\u001b[2J\u009b31m\u202E\nRoja';

test('[FLT-08] no command prints what a terminal obeys, in tables, in JSON or in what it complains about', async () => {
  const [email = ''] = await testApp
    .addCustomers(['eva@example.org'])
    .then(() => testApp.query<{ email: string }>('SELECT email FROM customer WHERE email = $1', ['eva@example.org']))
    .then((rows) => rows.map((row) => row.email));
  await testApp.query('UPDATE customer SET first_name = $2 WHERE email = $1', [email, nasty]);

  const table = await testApp.staff('customers', 'find', email);
  assert.match(table, /Eva\\u001b\[2J\\u009b31m\\u202e\\u000aRoja/);
  const json = await testApp.staff('customers', 'find', email, '--json');
  assert.ok(JSON.parse(json).items[0].name.startsWith(nasty));
  const complaint = await testApp.staff('customers', 'resend', nasty).then(
    () => assert.fail('there is no such customer'),
    (error: Error) => error.message,
  );
  for (const printed of [table, json, complaint]) assert.doesNotMatch(printed, /[^\P{Cc}\n]|\p{Bidi_Control}/u);
});
