import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTestApp } from '../../testing/test-app.ts';
import { fileComplaint } from './testing/complaint.ts';

const testApp = await openTestApp({ rateLimit: { perAddress: 20, perAccount: 20 } });

test('[LEG-01] somebody who files one sheet after the other is asked to wait, and loses no number', async () => {
  const sheets = [];
  for (let i = 0; i < 5; i++) sheets.push(await fileComplaint(testApp));
  assert.deepEqual(
    sheets.map(({ status }) => status),
    [200, 200, 200, 429, 429],
  );
  assert.ok(sheets[3]?.headers['retry-after']);
  const [row] = await testApp.query<{ count: number }>('SELECT last_number AS count FROM complaint_series');
  assert.equal(row?.count, 3);
});
