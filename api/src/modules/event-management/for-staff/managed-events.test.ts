import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eventType } from '@idavuelta/shared/contracts';
import type { AuditRow, ManagedEventRow, StaffEvent, StaffList } from '@idavuelta/shared/contracts/staff';
import { logInStaff } from '../../../testing/staff-members.ts';
import { anOrder, codeOf, eventually, openTestApp } from '../../../testing/test-app.ts';

const testApp = await openTestApp();
const token = (await logInStaff(testApp, 'events')).token;

const list = async (search: string) =>
  (await testApp.call<StaffList<ManagedEventRow>>('GET', `/staff-api/events?${search}`, { token })).data;
const change = (slug: string, wanted: string) =>
  testApp.call<ManagedEventRow>('PUT', `/staff-api/events/${slug}/state`, { token, body: { change: wanted } });

test('[BOF-03] events are found by words, country, list, visibility and state, with what they have sold', async () => {
  const one = await testApp.addEvent({ name: 'Peña de la Quena', dates: [{ daysAhead: 9, time: '20:00' }] });
  const two = await testApp.addEvent({ name: 'Quena y charango', type: eventType.alliance, visibility: 'unlisted' });
  const buyer = await testApp.newCustomer();
  await testApp.place(buyer.token, anOrder(two, { tickets: 2, discountCode: 'GRATIS100' }));

  const { rows, total } = await list('text=quéna');
  assert.deepEqual([rows.map(({ slug }) => slug), total], [[one.slug, two.slug], 2], 'the soonest first');
  const { name, status, visibility, capacity, sold, held, place } = rows[1] ?? {};
  assert.deepEqual(
    [name, status, visibility, capacity, sold, held, place],
    ['Quena y charango', 'on_sale', 'unlisted', 50, 2, 0, 'Estadio Nacional'],
  );
  const found = async (search: string) => (await list(`text=quena&${search}`)).rows.map(({ slug }) => slug);
  assert.deepEqual(await found('sort=-sold'), [two.slug, one.slug]);
  assert.deepEqual(await found('sort=-name&size=1&page=2'), [one.slug]);
  assert.deepEqual(await found(`type=${eventType.alliance}`), [two.slug]);
  assert.deepEqual(await found('visibility=public'), [one.slug]);
  assert.deepEqual(await found('country=CL'), []);
  assert.deepEqual(await found('status=stopped'), []);
});

test('[BOF-03] an event is unlisted, published, stopped and sold again, as by the commands, and the audit says who', async () => {
  const { slug, eventId } = await testApp.addEvent();
  const { email } = await logInStaff(testApp, 'events');
  assert.equal((await change(slug, 'unlist')).data.visibility, 'unlisted');
  const again = await change(slug, 'unlist');
  assert.deepEqual([again.status, codeOf(again)], [409, 'STATE_CONFLICT']);
  assert.equal((await change(slug, 'publish')).data.visibility, 'public');
  const stopped = (await change(slug, 'stop-selling')).data;
  assert.deepEqual([stopped.status, stopped.salesStopped], ['stopped', true]);
  const page = () => testApp.call<{ salesStopped: boolean }>('GET', `/events/${slug}`);
  await eventually(async () => (await page()).data.salesStopped);
  assert.equal((await change(slug, 'sell-again')).data.status, 'on_sale');
  assert.equal((await change('nothing', 'publish')).status, 404);

  const owner = await logInStaff(testApp);
  const { data } = await testApp.call<AuditRow[]>('GET', `/staff-api/audit?subject=event:${eventId}`, owner);
  assert.deepEqual(
    data.map(({ action }) => action),
    ['sell-again', 'stop-selling', 'publish-event', 'unlist-event'],
  );
  assert.ok(data.every(({ actor }) => actor.startsWith('staff:events-') && actor !== `staff:${email}`));
});

test('[BOF-03] a draft without a departure is a draft in the list, and is not published', async () => {
  const { slug, eventId } = await testApp.addEvent({ name: 'Sin fecha' });
  await testApp.query(`UPDATE event SET visibility = 'draft' WHERE id = $1`, [eventId]);
  await testApp.query('DELETE FROM departure WHERE event_id = $1', [eventId]);
  await testApp.query('DELETE FROM event_date WHERE event_id = $1', [eventId]);
  const [row] = (await list('text=sin fecha')).rows;
  assert.deepEqual([row?.slug, row?.status, row?.startsAt], [slug, 'draft', undefined]);
  const published = await change(slug, 'publish');
  assert.deepEqual([published.status, codeOf(published)], [409, 'NO_DEPARTURE']);
});

test('[BOF-15] of two who change the state the second is told; who edits the fields is not disturbed', async () => {
  const { slug } = await testApp.addEvent();
  const { revision, fields } = (await testApp.call<StaffEvent>('GET', `/staff-api/events/${slug}`, { token })).data;
  const at = (read: number) => ({ token, headers: { 'if-match': `"${read}"` } });
  const state = (wanted: string, read: number) =>
    testApp.call<ManagedEventRow>('PUT', `/staff-api/events/${slug}/state`, { ...at(read), body: { change: wanted } });
  const first = await state('unlist', revision);
  assert.deepEqual([first.status, first.data.revision], [200, revision + 1]);
  const second = await state('stop-selling', revision);
  assert.deepEqual([second.status, codeOf(second)], [412, 'CHANGED_MEANWHILE']);
  assert.deepEqual((second.body as unknown as { errors: object[] }).errors, [
    { field: 'visibility', reason: 'changed' },
  ]);

  const edited = await testApp.call<StaffEvent>('PUT', `/staff-api/events/${slug}`, {
    ...at(revision),
    body: { ...fields, artist: 'Susana' },
  });
  assert.deepEqual([edited.status, edited.data.revision], [200, revision + 2]);
  assert.equal((await state('stop-selling', revision + 1)).status, 200, 'the fields are no state');
});
