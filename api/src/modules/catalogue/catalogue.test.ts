import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type Category,
  type EventDetail,
  type EventSummary,
  eventType,
  type Province,
  paymentType,
  periodicity,
} from '@idavuelta/shared/contracts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

const testApp = await openTestApp();

const slugs = (events: { slug: string }[]) => events.map(({ slug }) => slug);

test('[LST-01] lists the events of a type and a country that can still be travelled to', async () => {
  const alliance = await testApp.addEvent({ type: eventType.alliance });
  const past = await testApp.addEvent({ type: eventType.alliance, dates: [{ daysAhead: -3, time: '20:00' }] });
  const { status, data } = await testApp.call<EventSummary[]>(
    'GET',
    `/events?type=${eventType.alliance}&country-code=PE`,
  );
  assert.equal(status, 200);
  assert.ok(slugs(data).includes(alliance.slug));
  assert.ok(!slugs(data).includes(past.slug));
  assert.ok(!slugs(data).includes('concierto-andino'), 'another type');
  const chile = await testApp.call<EventSummary[]>('GET', `/events?type=${eventType.alliance}&country-code=CL`);
  assert.deepEqual(chile.data, []);
});

test('[LST-01] an event whose seats are all sold is still shown, as sold out', async () => {
  const { slug } = await testApp.addEventWith({ stock: 0 }, { type: eventType.private });
  const { data } = await testApp.call<EventSummary[]>('GET', `/events?type=${eventType.private}`);
  const event = data.find((candidate) => candidate.slug === slug);
  assert.equal(event?.soldOut, true);
  assert.equal(event?.available, false);
});

test('[SLD-06] an event tells where who pays its lowest price is picked up', async () => {
  const approach = { address: 'Parque Kennedy', counties: ['Miraflores'] };
  const pickUpOf = async (...variants: Parameters<TestApp['addEventOf']>[0]) => {
    const { slug } = await testApp.addEventOf(variants);
    return (await testApp.call<EventDetail>('GET', `/events/${slug}`)).data.minTicketPickUp;
  };
  assert.equal(await pickUpOf({ price: 40 }, { price: 50, approach }), 'door');
  assert.equal(await pickUpOf({ price: 40 }, { price: 30, approach }), 'meeting_point');
  assert.equal(await pickUpOf({ price: 40, approach }, { price: 40 }), 'door', 'for the same money');
  const invited = await testApp.addEvent({ paymentType: paymentType.invited });
  assert.equal((await testApp.call<EventDetail>('GET', `/events/${invited.slug}`)).data.minTicketPickUp, undefined);
});

test('lists leave the descriptions out, an event has its own', async () => {
  const { data: list } = await testApp.call<EventSummary[]>('GET', `/events?type=${eventType.massive}`);
  const listed = list.find(({ slug }) => slug === 'concierto-andino');
  const { data: event } = await testApp.call<EventDetail>('GET', '/events/concierto-andino');
  const spanish = (of?: EventSummary) => of?.translations.es_PE;
  assert.match(spanish(event)?.description ?? '', /regreso/);
  assert.equal(spanish(listed)?.description, undefined);
  assert.equal(spanish(listed)?.name, spanish(event)?.name);
});

test('[EVT-06] an event is found by slug and by id, publicly and with a token', async () => {
  const { eventId, slug } = await testApp.ids('concierto-andino');
  const token = await testApp.login();
  for (const path of [`/events/${slug}`, `/events/${eventId}`]) {
    const open = await testApp.call<EventDetail>('GET', path);
    assert.equal(open.data.id, eventId);
    assert.deepEqual(
      open.data.additionalStops.map(({ address, time }) => ({ address, time })),
      [{ address: 'Plaza San Miguel', time: '18:30' }],
    );
    const own = await testApp.call<EventDetail>('GET', `/api${path}`, { token });
    assert.deepEqual(own.data, open.data);
    assert.equal((await testApp.call('GET', `/api${path}`)).status, 401);
  }
  assert.equal((await testApp.call('GET', '/events/no-such-event')).status, 404);
  assert.equal((await testApp.call('GET', '/api/events/no-such-event', { token })).status, 404);
});

test('[EVT-03] an event with a message carries it', async () => {
  const { slug } = await testApp.addEvent({ message: 'Reprogramado' });
  assert.equal((await testApp.call<EventDetail>('GET', `/events/${slug}`)).data.message, 'Reprogramado');
});

test('[API-12] dates are ISO 8601 UTC and show the local hour in the zone of the event', async () => {
  const dates = [10, 150].map((daysAhead) => ({ daysAhead, time: '20:00' }));
  const { slug } = await testApp.addEvent({
    place: 'palacio',
    countryCode: 'ES',
    periodicityType: periodicity.calendar,
    dates,
  });
  const { data } = await testApp.call<EventDetail>('GET', `/events/${slug}`);
  assert.equal(data.timeZone, 'Europe/Madrid');
  assert.equal(data.calendars.length, 2);
  for (const { startDate } of data.calendars) {
    assert.match(startDate, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
    // In summer and winter time alike, the event begins at 20:00 in Madrid.
    const hour = new Date(startDate).toLocaleTimeString('es-ES', { timeStyle: 'short', timeZone: 'Europe/Madrid' });
    assert.equal(hour, '20:00');
  }
});

test('[BKG-02] an event tells its categories and the provinces it is served from', async () => {
  const { eventId, variantId, provinceId } = await testApp.ids('concierto-andino');
  const categories = await testApp.call<Category[]>('GET', `/events/${eventId}/product-variant`);
  const variant = categories.data[0]?.subCategories[0];
  assert.equal(variant?.productVariantId, variantId);
  assert.equal(variant?.price, 45.5);
  const provinces = await testApp.call<Province[]>('GET', `/provinces/by-event/${eventId}`);
  assert.deepEqual(
    provinces.data.map(({ id }) => id),
    [provinceId],
  );
  assert.deepEqual(
    provinces.data[0]?.counties.map(({ name }) => name),
    ['Barranco', 'Miraflores', 'Surco'],
  );
  for (const path of ['/events/999999/product-variant', '/provinces/by-event/999999']) {
    assert.equal((await testApp.call('GET', path)).status, 404);
  }
});

test('[API-02] catalogue answers carry an ETag and answer 304 to who has them', async () => {
  const fresh = await testApp.call('GET', '/landing-slides');
  assert.match(String(fresh.headers['cache-control']), /max-age=\d+/);
  const again = await testApp.call('GET', '/landing-slides', {
    headers: { 'if-none-match': String(fresh.headers.etag) },
  });
  assert.equal(again.status, 304);
});

test('[API-06] a wrong query is a 400 that names the field', async () => {
  const { status, body } = await testApp.call('GET', '/events?type=9');
  assert.equal(status, 400);
  assert.deepEqual(body, {
    success: false,
    code: 'VALIDATION_FAILED',
    message: 'Revisa los datos enviados.',
    errors: [{ field: 'type', reason: 'enum' }],
  });
});
