import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type EventDetail, periodicity } from '@idavuelta/shared/contracts';
import type { EventPreview } from '@idavuelta/shared/contracts/staff';
import { signedToken } from '../../../testing/session-tokens.ts';
import { logInStaff } from '../../../testing/staff-members.ts';
import { anOrder, codeOf, openTestApp } from '../../../testing/test-app.ts';

const testApp = await openTestApp();
const token = (await logInStaff(testApp, 'support')).token;

const aDraft = async () => {
  const event = await testApp.addEvent({ name: 'Borrador' });
  await testApp.query(`UPDATE event SET visibility = 'draft' WHERE id = $1`, [event.eventId]);
  return event;
};
const preview = async (slug: string) => {
  const { data } = await testApp.call<EventPreview>('POST', `/staff-api/events/${slug}/preview`, { token });
  return { ...data, secret: data.path.split('/').at(-1) ?? '' };
};
const open = (secret: string) => testApp.call<EventDetail>('GET', `/event-preview?token=${secret}`);

test('[BOF-03] a draft is seen by its preview link, uncached and unindexed, and nothing of it is found or bought', async () => {
  const event = await aDraft();
  const { secret, expiresAt } = await preview(event.slug);
  const { status, data, headers } = await open(secret);
  assert.deepEqual([status, data.id, data.translations.es_PE?.name], [200, event.eventId, 'Borrador']);
  assert.equal(data.visibility, 'unlisted');
  assert.deepEqual([headers['cache-control'], headers['x-robots-tag']], ['private, no-store', 'noindex']);
  assert.ok(Date.parse(expiresAt) > Date.now() + 6 * 86_400_000);

  for (const path of [`/events/${event.slug}`, `/events/${event.eventId}`, `/events/${event.eventId}/product-variant`])
    assert.equal((await testApp.call('GET', path)).status, 404, path);
  const buyer = await testApp.newCustomer();
  assert.equal(codeOf(await testApp.place(buyer.token, anOrder(event))), 'NOT_FOUND');
  assert.equal((await testApp.call('GET', '/shop-api/me', { token: secret })).status, 401, 'it is no log-in');
});

test('[BOF-03] the preview of a draft without departures tells no date', async () => {
  const { slug } = await testApp.addEvent({ name: 'Original' });
  const editor = await logInStaff(testApp, 'events');
  await testApp.call('POST', `/staff-api/events/${slug}/copy`, { token: editor.token, body: { slug: 'sin-fechas' } });
  const { data } = await open((await preview('sin-fechas')).secret);
  assert.deepEqual([data.periodicityType, data.calendars], [periodicity.calendar, []]);
});

test('[BOF-03] a preview link that has expired, was changed or is for something else opens nothing', async () => {
  const { slug, eventId } = await aDraft();
  const { secret } = await preview(slug);
  const sign = (audience: string, seconds: number) => signedToken(audience, String(eventId), seconds);
  for (const wrong of [
    await sign('event-preview', -1),
    await sign('staff', 60),
    `${secret.slice(0, -4)}AAAA`,
    'nothing',
    (await testApp.newCustomer()).token,
  ]) {
    const rejected = await open(wrong);
    assert.deepEqual([rejected.status, codeOf(rejected)], [410, 'TOKEN_INVALID']);
  }
  assert.equal((await open(await sign('event-preview', 60))).status, 200);
  assert.equal((await testApp.call('POST', '/staff-api/events/nothing/preview', { token })).status, 404);
});
