import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type EventDetail, type EventSummary, eventType } from '@idavuelta/shared/contracts';
import { anOrder, codeOf, eventually, openTestApp } from '../../../testing/test-app.ts';

const testApp = await openTestApp();

const events = (...words: string[]) => testApp.staff('events', ...words);
const page = async (slug: string) => (await testApp.call<EventDetail>('GET', `/events/${slug}`)).data;
const isListed = async (slug: string) => {
  const { data } = await testApp.call<EventSummary[]>('GET', `/events?type=${eventType.massive}&limit=100`);
  return data.some((event) => event.slug === slug);
};
const audited = async (eventId: number) => {
  const rows = await testApp.query<{ action: string; actor: string }>(
    'SELECT action, actor FROM audit WHERE subject = $1 ORDER BY id',
    [`event:${eventId}`],
  );
  assert.ok(rows.every(({ actor }) => actor.startsWith('staff:')));
  return rows.map(({ action }) => action);
};

test('[API-10] staff lists events by country, state of sale and words, and sees what each departure has sold', async () => {
  const { slug, variantId, ...ids } = await testApp.addEvent({ name: 'Festival del Ñandú' });
  const { token } = await testApp.newCustomer();
  await testApp.place(token, anOrder({ slug, variantId, ...ids }, { tickets: 3 }));
  await testApp.place(token, anOrder({ slug, variantId, ...ids }, { tickets: 2, discountCode: 'GRATIS100' }));

  assert.match(await events('list', 'nandu'), new RegExp(`^${slug} +public +on_sale +50 +2 +3 +PE `, 'm'));
  assert.match(await events('list', 'ñandú', '--country', 'PE', '--status', 'on_sale'), new RegExp(slug));
  for (const others of [
    ['--country', 'CL'],
    ['--status', 'stopped'],
  ])
    assert.equal(await events('list', 'ñandú', ...others), 'There is no such event.');
  await assert.rejects(events('list', '--status', 'sold'), /It must be one of draft, announced, on_sale,/);
  const { items } = JSON.parse(await events('list', 'ñandú', '--json'));
  assert.deepEqual([items.length, items[0].slug, items[0].held], [1, slug, 3]);

  const shown = await events('show', slug);
  assert.match(shown, /^name +Festival del Ñandú$/m);
  assert.match(shown, /^\d{4}-\d\d-\d\dT20:00 +\d+ +50 +2 +3 +45 +0 +Van compartida +Lima$/m);
  assert.equal(JSON.parse(await events('show', slug, '--json')).departures[0].free, 45);
  await assert.rejects(events('show', 'nothing'), /There is no event nothing\./);
});

test('[EVT-08] an unlisted event is in no list but under its link, until it is published again', async () => {
  const { slug, eventId } = await testApp.addEvent({ name: 'Quinteto oculto' });
  assert.equal(await events('unlist', slug), `${slug} is found by its link only.`);
  assert.equal(await isListed(slug), false);
  const search = await testApp.call<EventSummary[]>('GET', '/search?q=quinteto');
  assert.deepEqual(search.data, []);
  assert.equal((await page(slug)).visibility, 'unlisted');
  await assert.rejects(events('unlist', slug), /cannot be unlisted\. It is unlisted already\./);

  await events('publish', slug);
  await eventually(() => isListed(slug));
  await assert.rejects(events('publish', slug), /cannot be published\. It is public already\./);
  assert.deepEqual(await audited(eventId), ['unlist-event', 'publish-event']);
});

test('[EVT-08] an event by invitation and a withdrawn one are neither published nor unlisted', async () => {
  const guests = await testApp.addEvent({ visibility: 'invited' });
  await assert.rejects(events('publish', guests.slug), /It is by invitation\./);
  await assert.rejects(events('unlist', guests.slug), /It is by invitation\./);
  const gone = await testApp.addEvent();
  await testApp.query('UPDATE event SET withdrawn = true WHERE id = $1', [gone.eventId]);
  for (const change of ['publish', 'unlist', 'stop-selling', 'sell-again'])
    await assert.rejects(events(change, gone.slug), /It was withdrawn\./);
  assert.deepEqual(await audited(gone.eventId), []);
});

test('[EVT-09] stopped sales refuse new orders, let a held one be paid, and are told by the page until they go on', async () => {
  const event = await testApp.addEvent();
  const buyer = await testApp.newCustomer();
  const held = await testApp.place(buyer.token, anOrder(event));
  assert.equal((await page(event.slug)).salesStopped, false);

  assert.match(await events('stop-selling', event.slug), /orders that hold seats may still be paid/);
  await eventually(async () => (await page(event.slug)).salesStopped);
  const stopped = await page(event.slug);
  assert.deepEqual([stopped.available, stopped.soldOut, stopped.salesClosed], [false, false, true]);
  assert.deepEqual(
    stopped.calendars.map(({ salesClosed }) => salesClosed),
    [true],
  );
  const rejected = await testApp.place(buyer.token, anOrder(event));
  assert.deepEqual([rejected.status, codeOf(rejected)], [409, 'SALES_CLOSED']);
  assert.match(await events('list', event.slug), / stopped /);
  await assert.rejects(events('stop-selling', event.slug), /Its sales were stopped before\./);

  const retry = await testApp.call('POST', `/shop-api/order/${held.data.orderId}/payment`, {
    token: buyer.token,
    headers: { 'idempotency-key': 'another-attempt' },
    body: { url: 'http://localhost:3000', paymentCode: 'transferencia' },
  });
  assert.equal(retry.status, 200);
  await testApp.staff('transfers', 'validate', held.data.orderId);
  assert.match(await events('show', event.slug), / 50 +1 +0 +49 /);

  await events('sell-again', event.slug);
  assert.equal((await testApp.place(buyer.token, anOrder(event))).status, 200);
  await eventually(async () => (await page(event.slug)).available);
  await assert.rejects(events('sell-again', event.slug), /Its sales were not stopped\./);
  assert.deepEqual(await audited(event.eventId), ['stop-selling', 'sell-again']);
});

test('[PAY-06] an order that ended is not revived by a late transfer once sales were stopped', async () => {
  const event = await testApp.addEvent();
  const { token } = await testApp.newCustomer();
  const { data } = await testApp.place(token, anOrder(event));
  await testApp.call('POST', `/shop-api/order/${data.orderId}/cancel`, { token });
  await events('stop-selling', event.slug);
  assert.match(await testApp.staff('transfers', 'validate', data.orderId), /are gone/);
  assert.equal(await testApp.stockOf(event.variantId), 50);
});
