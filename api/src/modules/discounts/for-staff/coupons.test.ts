import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Discount } from '@idavuelta/shared/contracts';
import type {
  AuditRow,
  Coupon,
  CouponUse,
  CouponValues,
  EventOption,
  StaffList,
} from '@idavuelta/shared/contracts/staff';
import { logInStaff } from '../../../testing/staff-members.ts';
import { anOrder, codeOf, errorsOf, openTestApp } from '../../../testing/test-app.ts';

const testApp = await openTestApp();
const { token: events } = await logInStaff(testApp, 'events');
const { token: support } = await logInStaff(testApp, 'support');

let codes = 0;
const values = (changes: Partial<CouponValues> = {}): CouponValues => ({
  code: `prueba-${codes++}`,
  percent: 10,
  note: 'Para las pruebas',
  eventIds: [],
  variantIds: [],
  ...changes,
});
const make = (changes?: Partial<CouponValues>) =>
  testApp.call<Coupon>('POST', '/staff-api/coupons', { token: events, body: values(changes) });
const change = (id: number, revision: number, changes: Partial<CouponValues>) => {
  const { code: _code, ...body } = values(changes);
  return testApp.call<Coupon>('PUT', `/staff-api/coupons/${id}`, {
    token: events,
    body,
    headers: { 'if-match': `"${revision}"` },
  });
};
const order = async (token: string, event: Parameters<typeof anOrder>[0], discountCode: string) =>
  testApp.place(token, anOrder(event, { discountCode }));

test('[BOF-11] a coupon that staff has made counts within its days, until it is stopped, and again', async () => {
  const { token } = await testApp.newCustomer();
  const event = await testApp.addEvent();
  const { data: coupon } = await make({ code: ' verano-27 ', percent: 12.5, expiresAt: '2099-01-01T00:00:00Z' });
  assert.deepEqual([coupon.code, coupon.percent, coupon.state], ['VERANO-27', 12.5, 'active']);
  const preview = () =>
    testApp.call<Discount>('GET', `/shop-api/discounts/verano-27/event/${event.eventId}`, { token });
  assert.equal((await preview()).data.variation, 0.125);

  const stopped = await testApp.call<Coupon>('POST', `/staff-api/coupons/${coupon.id}/stop`, { token: events });
  assert.equal(stopped.data.state, 'stopped');
  assert.equal(codeOf(await preview()), 'COUPON_EXPIRED');
  await testApp.call('POST', `/staff-api/coupons/${coupon.id}/resume`, { token: events });
  assert.equal((await preview()).status, 200);

  await make({ code: 'MANANA', beginsAt: '2098-01-01T00:00:00Z' });
  assert.equal(codeOf(await order(token, event, 'MANANA')), 'COUPON_UNKNOWN');
});

test('[BOF-11] a coupon counts for its events, and makes its variants cheaper and no others', async () => {
  const { token } = await testApp.newCustomer();
  const [one, other, third] = [await testApp.addEvent(), await testApp.addEvent(), await testApp.addEvent()];
  await make({ code: 'DOS-EVENTOS', eventIds: [other.eventId, one.eventId] });
  assert.equal((await order(token, one, 'DOS-EVENTOS')).status, 200);
  assert.equal((await order(token, other, 'DOS-EVENTOS')).status, 200);
  assert.equal(codeOf(await order(token, third, 'DOS-EVENTOS')), 'COUPON_NOT_FOR_EVENT');

  await make({ code: 'OTRA-VARIANTE', variantIds: [other.variantId] });
  assert.equal(codeOf(await order(token, one, 'OTRA-VARIANTE')), 'COUPON_NOT_FOR_EVENT');
  const { data } = await testApp.call<Discount>('GET', `/shop-api/discounts/OTRA-VARIANTE/event/${other.eventId}`, {
    token,
  });
  const [cheaper] = data.productVariants;
  assert.equal(cheaper?.product_variant_id, other.variantId);
  const placed = await order(token, other, 'OTRA-VARIANTE');
  const detail = await testApp.orderDetail(placed.data.orderId, token);
  assert.equal(detail.data.tickets[0]?.discountPrice, cheaper?.discount_price);
});

test('[BOF-11] the site is told of the variants that a coupon makes cheaper, and of no others', async () => {
  const { token } = await testApp.newCustomer();
  const [event, other] = [await testApp.addEventWith({ price: 40 }), await testApp.addEvent()];
  await testApp.query(
    `INSERT INTO product_variant (category_id, province_id, place_id, amount_minor, capacity, stops, translations)
     SELECT category_id, province_id, place_id, 9000, capacity, stops, translations FROM product_variant WHERE id = $1`,
    [event.variantId],
  );
  await make({ code: 'SOLO-UNA', percent: 25, variantIds: [event.variantId] });
  const preview = (eventId: number) =>
    testApp.call<Discount>('GET', `/shop-api/discounts/SOLO-UNA/event/${eventId}`, { token });
  assert.deepEqual((await preview(event.eventId)).data.productVariants, [
    { product_variant_id: event.variantId, discount_price: 30, charge: { amount: 30, currency: 'PEN' } },
  ]);
  assert.equal(codeOf(await preview(other.eventId)), 'COUPON_NOT_FOR_EVENT');
});

test('[BOF-11] one customer uses it so often and no oftener, an order given up aside', async () => {
  const [first, second] = [await testApp.newCustomer(), await testApp.newCustomer()];
  const event = await testApp.addEvent();
  await make({ code: 'UNA-VEZ', maxUsesPerCustomer: 1 });
  const placed = await order(first.token, event, 'UNA-VEZ');
  assert.equal(placed.status, 200);
  assert.equal(codeOf(await order(first.token, event, 'UNA-VEZ')), 'COUPON_USED_UP');
  assert.equal((await order(second.token, event, 'UNA-VEZ')).status, 200);
  await testApp.call('POST', `/shop-api/order/${placed.data.orderId}/cancel`, { token: first.token });
  assert.equal((await order(first.token, event, 'UNA-VEZ')).status, 200);
});

test('[BOF-11] two orders of one customer at once use it once', async () => {
  const { token } = await testApp.newCustomer();
  const some = await Promise.all([testApp.addEvent(), testApp.addEvent(), testApp.addEvent()]);
  await make({ code: 'A-LA-VEZ', maxUsesPerCustomer: 1 });
  const statuses = await Promise.all(some.map(async (event) => (await order(token, event, 'A-LA-VEZ')).status));
  assert.deepEqual(statuses.toSorted(), [200, 409, 409]);
});

test('[BOF-11] staff finds coupons, and sees who used one and what it took off', async () => {
  const { token, email } = await testApp.newCustomer();
  const event = await testApp.addEventWith({ price: 50 });
  const { data: coupon } = await make({ code: 'QUIEN-FUE', note: 'Campaña de mayo', percent: 20 });
  await order(token, event, 'QUIEN-FUE');
  const list = async (search: string) =>
    (await testApp.call<StaffList<Coupon>>('GET', `/staff-api/coupons?${search}`, { token: events })).data;
  for (const search of ['text=quien', 'text=CAMPANA', 'text=mayo&state=active'])
    assert.deepEqual(
      (await list(search)).rows.map(({ code }) => code),
      ['QUIEN-FUE'],
      search,
    );
  assert.equal((await list('text=quien&state=stopped')).total, 0);
  assert.deepEqual((await list('sort=-uses&size=1')).rows.length, 1);

  const { data } = await testApp.call<StaffList<CouponUse>>('GET', `/staff-api/coupons/${coupon.id}/uses`, {
    token: support,
  });
  assert.deepEqual(
    data.rows.map(({ customer, total, saved, event: slug }) => ({ customer, total, saved, slug })),
    [
      {
        customer: email,
        total: { minor: 4000, currency: 'PEN' },
        saved: { minor: 1000, currency: 'PEN' },
        slug: event.slug,
      },
    ],
  );
});

test('[BOF-11] what does not fit is refused beside its field', async () => {
  await make({ code: 'YA-HAY' });
  assert.deepEqual(errorsOf(await make({ code: 'ya-hay' })), [{ field: 'code', reason: 'taken' }]);
  const ends = { beginsAt: '2028-01-02T00:00:00Z', expiresAt: '2028-01-01T00:00:00Z' };
  assert.deepEqual(errorsOf(await make(ends)), [{ field: 'expiresAt', reason: 'before_start' }]);
  assert.deepEqual(errorsOf(await make({ eventIds: [2_000_000_000] })), [{ field: 'eventIds', reason: 'unknown' }]);
  assert.equal((await make({ percent: 101 })).status, 400);
  assert.equal((await make({ code: 'a b' })).status, 400);
});

test('[BOF-15, BOF-16] the second editor is told what the first changed; both changes are told', async () => {
  const { data: coupon } = await make({ percent: 10 });
  const first = await change(coupon.id, coupon.revision, { percent: 15, note: 'Más' });
  assert.deepEqual([first.data.percent, first.data.revision], [15, coupon.revision + 1]);
  const second = await change(coupon.id, coupon.revision, { percent: 20 });
  assert.equal(second.status, 412);
  assert.deepEqual(errorsOf(second), [
    { field: 'note', reason: 'changed' },
    { field: 'percent', reason: 'changed' },
  ]);
  const { token } = await logInStaff(testApp, 'viewer');
  const { data } = await testApp.call<AuditRow[]>('GET', `/staff-api/audit?subject=coupon:${coupon.id}`, { token });
  assert.deepEqual(
    data.map(({ action, detail }) => ({ action, after: detail.after })),
    [
      { action: 'change-coupon', after: { percent: 15, note: 'Más' } },
      { action: 'make-coupon', after: undefined },
    ],
  );
});

test('[BOF-11] a limit is not set below what was used', async () => {
  const { token } = await testApp.newCustomer();
  const { data: coupon } = await make({ code: 'DOS-USOS' });
  for (let i = 0; i < 2; i++) await order(token, await testApp.addEvent(), 'DOS-USOS');
  const lowered = await change(coupon.id, coupon.revision, { maxUses: 1 });
  assert.deepEqual(errorsOf(lowered), [{ field: 'maxUses', reason: 'below_uses' }]);
});

test('[BOF-11] the coupons of an event are its own and those for every event', async () => {
  const [event, other] = [await testApp.addEvent(), await testApp.addEvent()];
  await make({ code: 'DEL-FILTRO-UNO', eventIds: [event.eventId] });
  await make({ code: 'DEL-FILTRO-DOS', eventIds: [other.eventId] });
  await make({ code: 'DEL-FILTRO-TODOS' });
  const url = `/staff-api/coupons?event=${event.eventId}&text=DEL-FILTRO&sort=code`;
  const { data } = await testApp.call<StaffList<Coupon>>('GET', url, { token: events });
  assert.deepEqual(
    data.rows.map(({ code }) => code),
    ['DEL-FILTRO-TODOS', 'DEL-FILTRO-UNO'],
  );
});

test('[BOF-11] a coupon of one event that was made before counts as before', async () => {
  const { token } = await testApp.newCustomer();
  const [event, other] = [await testApp.addEvent(), await testApp.addEvent()];
  await testApp.query(`INSERT INTO coupon (code, basis_points, event_id) VALUES ('DE-ANTES', 500, $1)`, [
    event.eventId,
  ]);
  assert.equal((await order(token, event, 'DE-ANTES')).status, 200);
  assert.equal(codeOf(await order(token, other, 'DE-ANTES')), 'COUPON_NOT_FOR_EVENT');
});

test('[BOF-11, OFF-06] events are chosen by name or slug, with their city and what they sell', async () => {
  const event = await testApp.addEvent({ name: 'Noche de Ópera' });
  const choices = async (search: string) =>
    (await testApp.call<EventOption[]>('GET', `/staff-api/event-options?${search}`, { token: events })).data;
  assert.deepEqual(
    (await choices('text=opera')).map(({ slug }) => slug),
    [event.slug],
  );
  const [byId] = await choices(`ids=${event.eventId}`);
  assert.equal(byId?.variants[0]?.id, event.variantId);
  assert.ok(byId?.city);
});
