import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Category } from '@idavuelta/shared/contracts';
import type { EventChoices, EventFields, MeetingPointFields, StaffEvent } from '@idavuelta/shared/contracts/staff';
import { logInStaff } from '../../../testing/staff-members.ts';
import { anOrder, errorsOf, eventually, openTestApp } from '../../../testing/test-app.ts';

const testApp = await openTestApp({ responseCacheMs: 50 });
const token = (await logInStaff(testApp)).token;
const choices = (await testApp.call<EventChoices>('GET', '/staff-api/event-choices?country=PE', { token })).data;

const show = async (slug: string) =>
  (await testApp.call<StaffEvent>('GET', `/staff-api/events/${slug}`, { token })).data;
const pointIn = (fields: EventFields | undefined) => fields?.categories[0]?.variants[0]?.meetingPoint;

/** Saves the event with a meeting point for its one variant; undefined leaves it out. */
async function save(slug: string, meetingPoint: MeetingPointFields | undefined) {
  const { revision, fields } = await show(slug);
  const categories = fields.categories.map((category) => ({
    ...category,
    variants: category.variants.map(({ meetingPoint: _, ...variant }) => ({
      ...variant,
      ...(meetingPoint && { meetingPoint }),
    })),
  }));
  return testApp.call<StaffEvent>('PUT', `/staff-api/events/${slug}`, {
    token,
    headers: { 'if-match': `"${revision}"` },
    body: { ...fields, categories },
  });
}

test('[BOF-12] the meeting point of a ticket is written, shown to visitors, kept and taken away', async () => {
  const { slug, eventId, countyId } = await testApp.addEvent();
  assert.equal(pointIn((await show(slug)).fields), undefined);
  const point = { address: 'Plaza Mayor', countyIds: [countyId], latitude: -12.045, longitude: -77.03, minutes: 90 };
  const saved = await save(slug, { ...point, address: '  Plaza Mayor ' });
  assert.deepEqual([saved.status, pointIn(saved.data.fields)], [200, point]);
  const shown = async () => {
    const { data } = await testApp.call<Category[]>('GET', `/events/${eventId}/product-variant`);
    return JSON.stringify(data).includes('Plaza Mayor');
  };
  assert.ok(await eventually(shown, 10_000));
  assert.deepEqual(pointIn((await save(slug, undefined)).data.fields), point, 'an older page says nothing of it');
  assert.equal(pointIn((await save(slug, {})).data.fields), undefined);
});

test('[BOF-12] a meeting point is for counties of the province, and somewhere on earth', async () => {
  const { slug, provinceId } = await testApp.addEvent();
  const elsewhere = choices.provinces.find(({ id }) => id !== provinceId)?.counties?.[0]?.id ?? 0;
  assert.ok(elsewhere > 0);
  const field = 'categories.0.variants.0.meetingPoint';
  assert.deepEqual(errorsOf(await save(slug, { address: 'Plaza', latitude: 100, minutes: 2000 })), [
    { field: `${field}.countyIds`, reason: 'missing' },
    { field: `${field}.minutes`, reason: 'cell' },
    { field: `${field}.latitude`, reason: 'cell' },
    { field: `${field}.latitude`, reason: 'coordinate' },
  ]);
  assert.deepEqual(errorsOf(await save(slug, { address: 'Plaza', countyIds: [elsewhere] })), [
    { field: `${field}.countyIds`, reason: 'other_province' },
  ]);
});

test('[BOF-12] who has bought a seat meets where and when it was bought', async () => {
  const event = await testApp.addEvent();
  const { slug, countyId } = event;
  const point = { address: 'Plaza Mayor', countyIds: [countyId], minutes: 90 };
  const { token: buyer } = await testApp.newCustomer();
  assert.equal((await testApp.place(buyer, anOrder(event))).status, 200);
  const field = 'categories.0.variants.0.meetingPoint.address';
  const rejected = await save(slug, point);
  assert.deepEqual([rejected.status, errorsOf(rejected)], [400, [{ field, reason: 'travellers_here' }]]);
  assert.equal((await save(slug, {})).status, 200, 'they are still fetched at their doors');
});
