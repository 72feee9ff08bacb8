import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type Category,
  type EventDetail,
  type EventSummary,
  type EventVisibility,
  eventType,
  eventVisibilities,
  paymentType,
  type RecommendedEvent,
} from '@idavuelta/shared/contracts';
import { anOrder, codeOf, type Ids, openTestApp } from '../testing/test-app.ts';

const events = {} as Record<EventVisibility, Ids>;
const testApp = await openTestApp();
for (const visibility of eventVisibilities) {
  events[visibility] = await testApp.addEvent({ visibility, type: eventType.private, name: 'Reencuentro secreto' });
  await testApp.query('UPDATE event SET recommended_position = 9 WHERE id = $1', [events[visibility].eventId]);
}

const statusOf = async (path: string, token?: string) => (await testApp.call('GET', path, { token })).status;

test('[EVT-08] strangers come across public events only: in lists, recommendations and search', async () => {
  const listed = await testApp.call<EventSummary[]>('GET', `/events?type=${eventType.private}`);
  const found = await testApp.call<EventSummary[]>('GET', '/search?q=secreto');
  const recommended = await testApp.call<RecommendedEvent[]>('GET', '/recommended-events');
  const expected = [events.public.slug];
  const slugs = (list: EventSummary[]) => list.map(({ slug }) => slug).filter((slug) => slug !== 'concierto-andino');
  assert.deepEqual(slugs(listed.data), expected);
  assert.deepEqual(slugs(found.data), expected);
  assert.deepEqual(slugs(recommended.data.map(({ regularEvent }) => regularEvent)), expected);
});

test('[EVT-08] every event is found by its link, and by its number, which can be guessed, only a public one', async () => {
  for (const visibility of eventVisibilities) {
    const { slug, eventId } = events[visibility];
    const { data } = await testApp.call<EventDetail>('GET', `/events/${slug}`);
    assert.equal(data.visibility, visibility);
    assert.equal(await statusOf(`/events/${eventId}`), visibility === 'public' ? 200 : 404, visibility);
    const offer = await testApp.call<Category[]>('GET', `/events/${eventId}/product-variant`);
    assert.equal(offer.data.length, 1);
    assert.equal(await statusOf(`/provinces/by-event/${eventId}`), 200);
  }
});

test('[EVT-08] an invited customer finds the event by its number, and reads what is left of the invitation', async () => {
  const guest = await testApp.newCustomer();
  const stranger = await testApp.newCustomer();
  const event = await testApp.addEvent({ visibility: 'invited' });
  await testApp.invite(event, guest.email, 3);
  const path = `/api/events/${event.eventId}`;
  assert.equal(await statusOf(path, stranger.token), 404);
  const page = await testApp.call<EventDetail>('GET', `/api/events/${event.slug}`, { token: stranger.token });
  assert.equal(page.status, 200);
  assert.deepEqual(page.data.invitation, { seats: 0, left: 0 });
  await testApp.place(guest.token, anOrder(event, { tickets: 2 }));
  const { data } = await testApp.call<EventDetail>('GET', path, { token: guest.token });
  assert.deepEqual(data.invitation, { seats: 3, left: 1 });
});

test('[EVT-08] only who is invited books, or sees prices with a coupon', async () => {
  const event = await testApp.addEvent({ visibility: 'invited' });
  const { token } = await testApp.newCustomer();
  const order = await testApp.place(token, anOrder(event));
  assert.equal(order.status, 403);
  assert.equal(codeOf(order), 'NOT_INVITED');
  const coupon = await testApp.call('GET', `/shop-api/discounts/VUELTA10/event/${event.eventId}`, { token });
  assert.equal(codeOf(coupon), 'NOT_INVITED');
  assert.equal(await testApp.stockOf(event.variantId), 50);
  assert.equal((await testApp.place(token, anOrder(events.unlisted))).status, 200, 'the link is enough');
});

test('[EVT-08] an invitation to an address that its customer has not verified is worth nothing', async () => {
  const { email, token } = await testApp.newCustomer();
  const event = await testApp.addEvent({ visibility: 'invited' });
  await testApp.invite(event, email);
  await testApp.query('UPDATE customer SET verified_at = NULL WHERE email = $1', [email]);
  assert.equal(codeOf(await testApp.place(token, anOrder(event))), 'NOT_INVITED');
});

test('[EVT-08] simultaneous orders take no more than the seats of the invitation, whatever their state', async () => {
  const event = await testApp.addEvent({ visibility: 'invited', paymentType: paymentType.invited });
  const { email, token } = await testApp.newCustomer();
  await testApp.invite(event, email, 5);
  const orders = await Promise.all(
    Array.from({ length: 6 }, () => testApp.place(token, anOrder(event, { tickets: 2, paymentCode: 'prepagado' }))),
  );
  assert.deepEqual(orders.map(({ status }) => status).sort(), [200, 200, 409, 409, 409, 409]);
  for (const order of orders.filter(({ status }) => status !== 200)) assert.equal(codeOf(order), 'INVITATION_USED_UP');
  assert.equal(await testApp.stockOf(event.variantId), 46);
});

test('[EVT-08] an unpaid order counts until it is cancelled, also when the address was given to another account', async () => {
  const event = await testApp.addEvent({ visibility: 'invited' });
  const { email, token } = await testApp.newCustomer();
  await testApp.invite(event, email, 1);
  const { data } = await testApp.place(token, anOrder(event));
  assert.equal(codeOf(await testApp.place(token, anOrder(event))), 'INVITATION_USED_UP');

  await testApp.query(`UPDATE customer SET email = 'moved-' || email WHERE email = $1`, [email]);
  const second = await testApp.newCustomer(email);
  assert.equal(codeOf(await testApp.place(second.token, anOrder(event))), 'INVITATION_USED_UP');

  await testApp.query(`UPDATE orders SET state = 'cancelled' WHERE id = $1`, [data.orderId]);
  assert.equal((await testApp.place(second.token, anOrder(event))).status, 200);
});

test('[EVT-08] the database takes no event that the organiser pays and everybody may book', async () => {
  await assert.rejects(
    testApp.addEvent({ visibility: 'public', paymentType: paymentType.invited }),
    /event_paid_by_organiser_is_invited/,
  );
});
