import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import type { Category } from '@idavuelta/shared/contracts';
import type { AuditRow, EventFields, StaffEvent } from '@idavuelta/shared/contracts/staff';
import { logInStaff } from '../../../testing/staff-members.ts';
import { anOrder, codeOf, errorsOf, eventually, openTestApp } from '../../../testing/test-app.ts';

type FormCategory = EventFields['categories'][number];

const testApp = await openTestApp({ responseCacheMs: 50 });
const token = (await logInStaff(testApp, 'owner')).token;

const show = async (slug: string) =>
  (await testApp.call<StaffEvent>('GET', `/staff-api/events/${slug}`, { token })).data;
/** Saves the categories that `edit` makes of those that are there. */
async function save(slug: string, edit: (categories: FormCategory[]) => object[]) {
  const { revision, fields } = await show(slug);
  const body = { ...fields, categories: edit(fields.categories) };
  return testApp.call<StaffEvent>('PUT', `/staff-api/events/${slug}`, {
    token,
    body,
    headers: { 'if-match': `"${revision}"` },
  });
}
const shown = async (eventId: number) => {
  const { data } = await testApp.call<Category[]>('GET', `/events/${eventId}/product-variant`);
  return data.map(({ translations, priority, subCategories }) => [
    translations.es_PE?.name,
    priority,
    subCategories.map(({ productVariantId }) => productVariantId),
  ]);
};

/** Waits until the API shows these categories, because responses are cached for a moment. */
const untilShown = (eventId: number, expected: unknown[]) =>
  eventually(async () => isDeepStrictEqual(await shown(eventId), expected), 10_000);

const newVariant = (name: string, provinceId: number | undefined) => ({
  provinceId,
  texts: { es_PE: { name } },
  passengers: 1,
  addresses: 1,
  units: 1,
  amount: 60,
  capacity: 8,
});

/** Creates an event with two categories, the first with two variants. @returns ids of its variants in order */
async function anEvent() {
  const event = await testApp.addEventOf([{ stock: 50 }, { stock: 20, translations: { es_PE: { name: 'Dos' } } }]);
  const saved = await save(event.slug, (categories) => [
    ...categories,
    { texts: { es_PE: { name: 'Privada' } }, variants: [newVariant('Tres', categories[0]?.variants[0]?.provinceId)] },
  ]);
  assert.equal(saved.status, 200);
  const variants = saved.data.fields.categories.flatMap((category) => category.variants.map(({ id = 0 }) => id));
  return { ...event, variants, category: saved.data.fields.categories[0]?.texts.es_PE?.name };
}

test('[BOF-03] categories and variants stand in the order of the form, for visitors too', async () => {
  const { slug, eventId, variants, category } = await anEvent();
  const [one, two, three] = variants;
  await untilShown(eventId, [
    [category, 2, [one, two]],
    ['Privada', 1, [three]],
  ]);
  const saved = await save(slug, ([first, second]) => [
    second as FormCategory,
    { ...first, variants: first?.variants.toReversed() },
  ]);
  assert.equal(saved.status, 200);
  await untilShown(eventId, [
    ['Privada', 2, [three]],
    [category, 1, [two, one]],
  ]);
  const { data } = await testApp.call<AuditRow[]>('GET', `/staff-api/audit?subject=event:${eventId}`, { token });
  const [{ detail } = { detail: {} }] = data;
  assert.match(JSON.stringify(detail), new RegExp(`"after":.*order":"${two}, ${one}"`), '[BOF-16] the new order');

  // additions come last
  const added = await save(slug, ([first, second]) => [
    first as FormCategory,
    { ...second, variants: [...(second?.variants ?? []), newVariant('Cuatro', first?.variants[0]?.provinceId)] },
  ]);
  const ids = added.data.fields.categories[1]?.variants.map(({ id }) => id) ?? [];
  assert.deepEqual(ids.slice(0, 2), [two, one]);
});

test('[BOF-03] a variant that nobody has ordered goes, with vans that nothing else sells from', async () => {
  const { slug, eventId, variants, category } = await anEvent();
  const [one, two, three] = variants;
  const removed = await save(slug, ([first, second]) => [
    {
      ...first,
      variants: first?.variants.map((variant) => (variant.id === two ? { ...variant, removed: true } : variant)),
    },
    second as FormCategory,
  ]);
  assert.equal(removed.status, 200);
  await untilShown(eventId, [
    [category, 2, [one]],
    ['Privada', 1, [three]],
  ]);
  const pools = async () =>
    (await testApp.query('SELECT id FROM seat_pool_template WHERE event_id = $1', [eventId])).length;
  assert.equal(await pools(), 2);

  // a category is removed with everything in it; another one may then have its name
  const replaced = await save(slug, ([first, second]) => [
    first as FormCategory,
    { ...second, removed: true },
    { texts: second?.texts, variants: [newVariant('Otra', second?.variants[0]?.provinceId)] },
  ]);
  assert.equal(replaced.status, 200);
  const [other] = replaced.data.fields.categories[1]?.variants ?? [];
  assert.ok(other && other.id !== three);
  await untilShown(eventId, [
    [category, 2, [one]],
    ['Privada', 1, [other.id]],
  ]);
  assert.equal(await pools(), 2);
});

test('[BOF-03] what was sold, is held, waited for or named by a coupon stays', async () => {
  const event = await anEvent();
  const { slug, variants } = event;
  const [one] = variants;
  const remove = (at: 'variant' | 'category') =>
    save(slug, ([first, second]) => [
      at === 'category'
        ? { ...first, removed: true }
        : {
            ...first,
            variants: first?.variants.map((variant) => (variant.id === one ? { ...variant, removed: true } : variant)),
          },
      second as FormCategory,
    ]);
  const reason = async (at: 'variant' | 'category' = 'variant') => errorsOf(await remove(at));
  const field = 'categories.0.variants.0.removed';

  const [coupon] = await testApp.query<{ id: number }>(
    `INSERT INTO coupon (code, basis_points) VALUES ('SOLOUNO', 1000) RETURNING id`,
    [],
  );
  await testApp.query('INSERT INTO coupon_variant VALUES ($1, $2)', [coupon?.id, one]);
  assert.deepEqual(await reason(), [{ field, reason: 'coupon' }]);
  await testApp.query('DELETE FROM coupon WHERE id = $1', [coupon?.id]);

  await testApp.query(
    `INSERT INTO waiting_list (departure_id, product_variant_id, tickets, email, language, site_origin)
     SELECT min(id), $2, 1, 'ana@example.org', 'es_PE', 'https://idavuelta.pe' FROM departure WHERE event_id = $1`,
    [event.eventId, one],
  );
  assert.deepEqual(await reason(), [{ field, reason: 'waited_for' }]);
  await testApp.query('DELETE FROM waiting_list WHERE product_variant_id = $1', [one]);

  const { token: buyer } = await testApp.newCustomer();
  const placed = await testApp.place(buyer ?? '', anOrder({ ...event, variantId: one ?? 0 }));
  assert.equal(placed.status, 200);
  assert.deepEqual(await reason(), [{ field, reason: 'held' }]);
  assert.deepEqual(await reason('category'), [{ field: 'categories.0.removed', reason: 'held' }]);
  await testApp.query(`UPDATE seat_hold SET state = 'sold' WHERE order_id = $1`, [placed.data.orderId]);
  assert.deepEqual(await reason(), [{ field, reason: 'sold' }]);
  await testApp.query(`UPDATE seat_hold SET state = 'released' WHERE order_id = $1`, [placed.data.orderId]);
  assert.deepEqual(await reason(), [{ field, reason: 'ordered' }]);
});

test('[BOF-03] something is left to sell', async () => {
  const { slug } = await testApp.addEvent();
  const none = await save(slug, ([first]) => [
    { ...first, variants: first?.variants.map((variant) => ({ ...variant, removed: true })) },
  ]);
  assert.deepEqual(errorsOf(none), [{ field: 'categories.0.variants', reason: 'no_ticket' }]);
  const nothing = await save(slug, ([first]) => [{ ...first, removed: true }]);
  assert.deepEqual(errorsOf(nothing), [{ field: 'categories.0.removed', reason: 'no_ticket' }]);
});

test('[BOF-03] who orders what is removed at the same moment is refused, or keeps it on sale', async () => {
  const event = await anEvent();
  const [one = 0] = event.variants;
  const buyers = await Promise.all(Array.from({ length: 4 }, () => testApp.newCustomer()));
  const [removed, ...orders] = await Promise.all([
    save(event.slug, ([first, second]) => [
      {
        ...first,
        variants: first?.variants.map((variant) => (variant.id === one ? { ...variant, removed: true } : variant)),
      },
      second as FormCategory,
    ]),
    ...buyers.map(({ token: buyer }) => testApp.place(buyer ?? '', anOrder({ ...event, variantId: one }))),
  ]);
  const placed = orders.filter(({ status }) => status === 200);
  if (removed.status === 200) assert.equal(placed.length, 0);
  else assert.equal(errorsOf(removed)?.[0]?.reason, 'held');
  for (const order of orders)
    if (order.status !== 200) assert.ok(['VALIDATION_FAILED', 'OUT_OF_STOCK'].includes(codeOf(order) ?? ''));
});
