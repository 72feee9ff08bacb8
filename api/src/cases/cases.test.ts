// Inputs that users have failed with, as they were sent, and what they lead to now.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import type { Guest } from '@idavuelta/shared/contracts';
import { createOrganiserSteps } from '../testing/event-requests.ts';
import { officeOf } from '../testing/office-events.ts';
import { errorsOf, openTestApp } from '../testing/test-app.ts';

const pathOf = (name: string) => join(import.meta.dirname, 'files', name);
const json = async <T>(name: string): Promise<T> => JSON.parse(await readFile(pathOf(name), 'utf8'));
const testApp = await openTestApp();

for (const name of ['01-hidden-first-sheet.xlsx', '01b-veryhidden.xlsx'])
  test(`[FLT-28] of ${name} the sheet that its program shows is read`, async () => {
    const organiser = createOrganiserSteps(testApp);
    const { token } = await testApp.newCustomer();
    const { data } = await organiser.create(token, await organiser.input());
    const sent = await organiser.uploadGuests(token, data.id, await readFile(pathOf(name)), name);
    assert.equal(sent.status, 200, JSON.stringify(sent.body));
    const guests = await testApp.call<Guest[]>('GET', `/shop-api/event-requests/${data.id}/guests`, { token });
    assert.deepEqual(
      guests.data.map(({ email }) => email),
      ['ana@example.org', 'luis@example.org'],
    );
  });

test('[FLT-28] the moments of 03-datetime-cell-one-minute-early.xlsx are to the minute what its program shows', async () => {
  await testApp.staff('events', 'import', pathOf('03-datetime-cell-one-minute-early.xlsx'));
  const { departures } = JSON.parse(await testApp.staff('events', 'show', 'valses-mx0j53ae', '--json'));
  const starts = departures.map(({ startsAt }: { startsAt: string }) => startsAt);
  assert.deepEqual([...new Set(starts)], ['2027-03-13T01:30:00.000Z', '2027-03-14T00:00:00.000Z']);
});

test('[FLT-32] the Catalan name of 08-catalan-name.json signs up', async () => {
  const person = await json<object>('08-catalan-name.json');
  const account = { email: 'gal.la@example.test', plainPassword: 'de tu casa al evento', gender: 'f' };
  const { status, body } = await testApp.call('POST', '/register', { body: { ...person, ...account } });
  assert.equal(status, 200, JSON.stringify(body));
});

test('[FLT-30] the hour of 10-hour-that-does-not-exist.json is refused by name', async () => {
  const { departures } = await json<{ departures: string[] }>('10-hour-that-does-not-exist.json');
  const office = await officeOf(testApp);
  const { slug } = await testApp.addEvent({ countryCode: 'CL' });
  await testApp.query("UPDATE event SET time_zone = 'America/Santiago' WHERE slug = $1", [slug]);
  const { status, body } = await office.call('POST', `${slug}/departures`, { departures });
  assert.deepEqual([status, errorsOf({ body })], [400, [{ field: 'departures[0]', reason: 'no_such_time' }]]);
});

test('[FLT-33] 14-unicode-text.csv is read as the spreadsheet program wrote it, and told what it lacks', async () => {
  const rejected = testApp.staff('events', 'import', pathOf('14-unicode-text.csv'));
  await assert.rejects(rejected, /row 2, column country: it is missing/);
  await assert.rejects(rejected, (error: Error) => !/slug|departure|price/.test(error.message));
});
