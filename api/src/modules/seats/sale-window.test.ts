import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Category, type EventDetail, type EventSummary, eventType } from '@idavuelta/shared/contracts';
import type { StaffCustomer } from '@idavuelta/shared/contracts/staff';
import { logInStaff } from '../../testing/staff-members.ts';
import { anOrder, codeOf, eventually, type Ids, openTestApp } from '../../testing/test-app.ts';

const testApp = await openTestApp();
const token = await testApp.login();
const staff = (await logInStaff(testApp, 'support')).token;

/** Sets when the sale opens and ends, as PostgreSQL intervals from now, such as `1 hour`. */
const sell = async ({ eventId }: Ids, { opens, ends }: { opens?: string; ends?: string }) => {
  await testApp.query(
    `UPDATE event SET sale_opens_at = now() + $2::interval, sale_ends_at = now() + $3::interval WHERE id = $1`,
    [eventId, opens ?? null, ends ?? null],
  );
};
const pageOf = async ({ slug }: Ids) => (await testApp.call<EventDetail>('GET', `/events/${slug}`)).data;
const buy = (event: Ids) => testApp.place(token, anOrder(event, { discountCode: 'GRATIS100' }));

test('[SAL-01] nobody orders before the sale opens; the page is shown and can be prepared', async () => {
  const event = await testApp.addEvent();
  await sell(event, { opens: '1 hour' });
  const early = await buy(event);
  assert.deepEqual([early.status, codeOf(early)], [409, 'SALE_NOT_OPEN']);
  const page = await pageOf(event);
  assert.deepEqual([page.available, page.soldOut, page.salesClosed], [true, false, false]);
  assert.ok(page.saleOpensAt && new Date(page.saleOpensAt) > new Date());
  const { data: offer } = await testApp.call<Category[]>('GET', `/events/${event.eventId}/product-variant`);
  assert.equal(offer[0]?.subCategories[0]?.stock, 50);
  const { data: listed } = await testApp.call<EventSummary[]>(
    'GET',
    `/events?type=${eventType.massive}&country-code=PE&limit=60`,
  );
  assert.ok(listed.find(({ id }) => id === event.eventId)?.saleOpensAt);

  await sell(event, { opens: '-1 second' });
  assert.equal((await buy(event)).status, 200);
  await eventually(async () => (await pageOf(event)).saleOpensAt === undefined);
});

test('[SAL-01] the sale ends when staff says, also before the first pick-up', async () => {
  const event = await testApp.addEvent();
  await sell(event, { opens: '-1 hour', ends: '1 hour' });
  assert.ok((await pageOf(event)).saleEndsAt);
  assert.equal((await buy(event)).status, 200);
  await sell(event, { opens: '-1 hour', ends: '-1 second' });
  assert.equal(codeOf(await buy(event)), 'SALES_CLOSED');
  const closed = await eventually(async () => {
    const page = await pageOf(event);
    return page.salesClosed && page;
  });
  assert.deepEqual([closed.available, closed.soldOut, closed.saleEndsAt], [false, false, undefined]);
  await assert.rejects(sell(event, { opens: '1 hour', ends: '1 minute' }), /event_sale_window/);
});

test('[SAL-01] neither staff by telephone nor the waiting list comes before the opening', async () => {
  const event = await testApp.addEventWith({ stock: 0 });
  await sell(event, { opens: '1 hour' });
  const { email } = await testApp.newCustomer();
  const { data } = await testApp.call<StaffCustomer[]>('GET', `/staff-api/customers?text=${email}`, { token: staff });
  const { url: _, ...order } = anOrder(event);
  const price = await testApp.call('POST', '/staff-api/order-price', {
    token: staff,
    body: { ...order, customerId: data[0]?.id },
  });
  assert.equal(codeOf(price), 'SALE_NOT_OPEN');
  const waiting = { eventDateId: event.dateId, productVariantId: event.variantId, tickets: 1, email };
  const join = () => testApp.call('POST', '/waiting-list', { body: waiting });
  assert.equal(codeOf(await join()), 'SALE_NOT_OPEN');
  await sell(event, {});
  assert.equal((await join()).status, 200);
});

test('[SAL-01] returned seats are offered to the waiting list only while the sale is open', async () => {
  const event = await testApp.addEventWith({ stock: 0 });
  const { email } = await testApp.newCustomer();
  const waiting = { eventDateId: event.dateId, productVariantId: event.variantId, tickets: 1, email };
  await testApp.call('POST', '/waiting-list', { body: waiting });
  await testApp.query(`UPDATE waiting_list SET state = 'waiting' WHERE email = $1`, [email]);
  await testApp.query(
    `UPDATE seat_pool p SET capacity = 5 FROM departure d WHERE d.id = p.departure_id AND d.event_id = $1`,
    [event.eventId],
  );
  const offered = async () => {
    await testApp.app.services.handlers['offer-seats']({}, '');
    const [row] = await testApp.query<{ state: string }>('SELECT state FROM waiting_list WHERE email = $1', [email]);
    return row?.state;
  };
  await sell(event, { opens: '1 hour' });
  assert.equal(await offered(), 'waiting');
  await sell(event, { ends: '-1 second' });
  assert.equal(await offered(), 'waiting');
  await sell(event, {});
  assert.equal(await offered(), 'told');
});
