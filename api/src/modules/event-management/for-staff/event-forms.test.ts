import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Category, languages } from '@idavuelta/shared/contracts';
import type { AuditRow, EventChoices, EventFields, EventSpaces, StaffEvent } from '@idavuelta/shared/contracts/staff';
import { logInStaff } from '../../../testing/staff-members.ts';
import { codeOf, errorsOf, eventually, openTestApp } from '../../../testing/test-app.ts';

const testApp = await openTestApp();
const token = (await logInStaff(testApp)).token;
const choices = (await testApp.call<EventChoices>('GET', '/staff-api/event-choices?country=PE', { token })).data;

const lima = () => choices.provinces.find(({ name }) => name === 'Lima')?.id ?? 0;
const variant = (changes: object = {}) => ({
  provinceId: lima(),
  texts: { es_PE: { name: 'Individual' } },
  passengers: 1,
  addresses: 1,
  units: 1,
  amount: 45.5,
  capacity: 20,
  ...changes,
});
const aForm = (changes: object = {}) => ({
  slug: 'gala',
  countryCode: 'PE',
  type: 'massive',
  hours: 3,
  pickUpMinutes: 120,
  salesCloseMinutes: 60,
  stops: [{ time: '18:30', address: 'Plaza San Miguel' }],
  texts: { es_PE: { name: 'Gala', description: 'Una noche.\nY otra.' } },
  place: { name: 'Sala Nueva', address: 'Av. Grau 1, Barranco', latitude: -12.14, longitude: -77.02 },
  categories: [{ texts: { es_PE: { name: 'Van compartida', description: 'Con otros' } }, variants: [variant()] }],
  ...changes,
});
const add = (changes: object) => testApp.call<StaffEvent>('POST', '/staff-api/events', { token, body: aForm(changes) });
const show = async (slug: string) =>
  (await testApp.call<StaffEvent>('GET', `/staff-api/events/${slug}`, { token })).data;
const save = (slug: string, revision: number, body: object) =>
  testApp.call<StaffEvent>('PUT', `/staff-api/events/${slug}`, {
    token,
    body,
    headers: { 'if-match': `"${revision}"` },
  });
test('[BOF-03] a new event is a draft without departures, at a new place on the map', async () => {
  const { status, data } = await add({ slug: 'nueva', genre: 'concert' });
  assert.equal(status, 200);
  assert.deepEqual([data.visibility, data.status, data.startsAt, data.revision], ['draft', 'draft', undefined, 1]);
  const { place, categories, ...fields } = data.fields;
  assert.deepEqual(fields, {
    type: 'massive',
    genre: 'concert',
    hours: 3,
    pickUpMinutes: 120,
    salesCloseMinutes: 60,
    longestRideMinutes: 90,
    longestWalkMinutes: 0,
    stops: [{ time: '18:30', address: 'Plaza San Miguel' }],
    texts: { es_PE: { name: 'Gala', description: 'Una noche.\nY otra.' } },
  });
  const { id, ...where } = place;
  assert.deepEqual(where, {
    name: 'Sala Nueva',
    address: 'Av. Grau 1, Barranco',
    county: 'Barranco',
    latitude: -12.14,
    longitude: -77.02,
  });
  const [{ variants } = { variants: [] }] = categories;
  assert.deepEqual([variants[0]?.amount, variants[0]?.capacity, variants[0]?.units], [45.5, 20, 1]);
  assert.equal((await testApp.call('GET', '/events/nueva')).status, 404);

  const taken = await add({ slug: 'nueva' });
  assert.deepEqual([taken.status, errorsOf(taken)], [400, [{ field: 'slug', reason: 'in_use' }]]);
  const { data: after } = await testApp.call<EventChoices>('GET', '/staff-api/event-choices?country=PE', { token });
  assert.ok(after.places.some((each) => each.id === id && each.name === 'Sala Nueva'));
});

test('[BOF-03] a new event may be a range of days, of which the buyer picks one', async () => {
  const range = { slug: 'rango', firstDay: '2090-03-06T20:00', lastDay: '2090-03-09' };
  const { status, data } = await add(range);
  assert.deepEqual([status, data.fields.lastDay, data.startsAt], [200, '2090-03-09', '2090-03-07T01:00:00.000Z']);
  assert.equal(data.fields.hours, 3);
  const longer = await save('rango', data.revision, { ...data.fields, lastDay: '2090-03-10' });
  assert.equal(longer.data.fields.lastDay, '2090-03-10');
  const shorter = await save('rango', longer.data.revision, { ...data.fields, lastDay: '2090-03-08' });
  assert.deepEqual(errorsOf(shorter), [{ field: 'lastDay', reason: 'days_on_sale' }]);
  const over = await add({ ...range, slug: 'ayer', firstDay: '2020-03-06T20:00' });
  assert.deepEqual(errorsOf(over), [{ field: 'firstDay', reason: 'past' }]);
  const twisted = await add({ ...range, slug: 'al-reves', lastDay: '2090-03-01' });
  assert.deepEqual(errorsOf(twisted), [{ field: 'lastDay', reason: 'before_first_day' }]);
});

test('[BOF-03] what is wrong with a form is told by its fields, by the rules of the import', async () => {
  const wrong = await add({
    slug: 'Mal Escrito',
    hours: 100,
    texts: { en_US: { name: 'Gala' }, pt_BR: { description: 'Sem nome' } },
  });
  const cells = [
    { field: 'slug', reason: 'cell' },
    { field: 'hours', reason: 'cell' },
  ];
  assert.deepEqual([wrong.status, errorsOf(wrong)], [400, cells]);
  const unnamed = await add({
    slug: 'mal',
    texts: { en_US: { name: 'Gala' }, pt_BR: { description: 'Sem nome' } },
    place: { name: 'Sala sin dirección', latitude: -12 },
    categories: [
      { texts: { es_PE: { name: 'Van' } }, variants: [variant({ amount: 0 }), variant({ provinceId: 999_999 })] },
      { texts: {}, variants: [variant({ texts: {} })] },
    ],
  });
  assert.deepEqual(errorsOf(unnamed), [
    { field: 'categories.0.variants.0.amount', reason: 'cell' },
    { field: 'texts.es_PE.name', reason: 'missing' },
    { field: 'place.address', reason: 'unknown_place' },
    { field: 'place.longitude', reason: 'coordinate' },
    { field: 'categories.1.texts.es_PE.name', reason: 'missing' },
    { field: 'categories.1.variants.0.texts.es_PE.name', reason: 'missing' },
    { field: 'categories.0.variants.1.provinceId', reason: 'unknown_province' },
    { field: 'texts.pt_BR.name', reason: 'name_missing' },
  ]);
  const empty = await add({ slug: 'mal', categories: [{ texts: { es_PE: { name: 'Van' } }, variants: [] }] });
  assert.deepEqual(errorsOf(empty), [{ field: 'categories.0.variants', reason: 'no_ticket' }]);
  const twice = await add({
    slug: 'mal',
    categories: [{ texts: { es_PE: { name: 'Van' } }, variants: [variant(), variant()] }],
  });
  assert.deepEqual(errorsOf(twice), [{ field: 'categories.0.variants.1.texts.es_PE.name', reason: 'twice' }]);
  assert.equal((await testApp.call('GET', '/staff-api/events/mal', { token })).status, 404, 'nothing is written');
});

test('[SAL-01, SAL-07] the sale window is typed in the zone of the event, and the limits with it; both can be emptied', async () => {
  const sale = {
    ...{ saleOpensAt: '2090-01-10T10:00', saleEndsAt: '2090-02-10T23:30' },
    ...{ maxPerAccount: 4, maxPerAddress: 6, maxPerCard: 8, maxPerNetwork: 20 },
  };
  const { data } = await add({ slug: 'ventana', ...sale });
  const saleOf = ({ fields }: StaffEvent) => {
    const { saleOpensAt, saleEndsAt, maxPerAccount, maxPerAddress, maxPerCard, maxPerNetwork } = fields;
    return { saleOpensAt, saleEndsAt, maxPerAccount, maxPerAddress, maxPerCard, maxPerNetwork };
  };
  assert.deepEqual(saleOf(data), sale);
  const [stored] = await testApp.query<{ at: Date }>(`SELECT sale_opens_at AS at FROM event WHERE slug = 'ventana'`);
  assert.equal(stored?.at.toISOString(), '2090-01-10T15:00:00.000Z');
  const none = Object.fromEntries(Object.keys(sale).map((name) => [name, undefined]));
  const emptied = await save('ventana', data.revision, { ...data.fields, ...none });
  assert.deepEqual(
    Object.values(saleOf(emptied.data)).filter((value) => value !== undefined),
    [],
  );
  const audit = await testApp.call<AuditRow[]>('GET', `/staff-api/audit?subject=event:${data.id}`, { token });
  assert.ok(JSON.stringify(audit.data).includes('maxPerAddress'));
});

test('[SAL-01, SAL-07] what is wrong with the sale names its field', async () => {
  const wrong = async (changes: object) => errorsOf(await add({ slug: 'mala-venta', ...changes }));
  assert.deepEqual(await wrong({ saleOpensAt: 'mañana', maxPerAccount: 0 }), [
    { field: 'saleOpensAt', reason: 'cell' },
    { field: 'maxPerAccount', reason: 'cell' },
  ]);
  assert.deepEqual(await wrong({ saleOpensAt: '2090-01-10T10:00', saleEndsAt: '2090-01-10T10:00' }), [
    { field: 'saleEndsAt', reason: 'sale_window' },
  ]);
});

test('[BOF-03] an event on sale is edited: renamed, emptied fields go, a variant sells from the vans that are there', async () => {
  const { slug, eventId, variantId } = await testApp.addEvent({ name: 'Peña' });
  const { revision, fields } = await show(slug);
  const [category] = fields.categories;
  const [old] = category?.variants ?? [];
  assert.ok(category && old?.pool);
  const body: EventFields = {
    ...fields,
    hours: 5.5,
    stops: [],
    artist: 'Los Ñandúes',
    texts: { es_PE: { name: 'Gran peña' }, en_US: { name: 'Great night', description: 'Music' } },
    categories: [
      {
        ...category,
        texts: { es_PE: { name: 'Van con amigos', description: 'Juntos' } },
        variants: [
          { ...old, texts: { es_PE: { name: 'Uno' } }, passengers: 3 },
          {
            ...variant({ pool: old.pool, texts: { es_PE: { name: 'Dos' } }, units: 2, amount: 80 }),
            capacity: undefined,
          },
        ],
      },
    ],
  };
  const { status, data } = await save(slug, revision, JSON.parse(JSON.stringify(body)));
  assert.equal(status, 200);
  assert.deepEqual([data.revision, data.fields.hours, data.fields.stops], [revision + 1, 5.5, []]);
  assert.deepEqual(data.fields.texts, body.texts);
  const { data: offer } = await testApp.call<Category[]>('GET', `/events/${eventId}/product-variant`);
  assert.deepEqual(
    offer.map(({ translations, subCategories }) => [
      translations.es_PE?.name,
      subCategories.map(({ productVariantId, translations: texts, capacity, stock, price, seatPool }) => [
        productVariantId === variantId,
        texts.es_PE?.name,
        capacity,
        stock,
        price,
        seatPool.id === old.pool,
      ]),
    ]),
    [
      [
        'Van con amigos',
        [
          [true, 'Uno', 3, 50, 45.5, true],
          [false, 'Dos', 1, 25, 80, true],
        ],
      ],
    ],
  );
  // new vans are on sale for existing departures
  const [changed] = data.fields.categories;
  assert.ok(changed);
  const vans = variant({ texts: { es_PE: { name: 'Propia' } }, provinceId: choices.provinces[0]?.id, capacity: 7 });
  const third = { texts: { es_PE: { name: 'Van privada' } }, variants: [vans] };
  const added = await save(slug, data.revision, { ...data.fields, categories: [changed, third] });
  assert.equal(added.data.fields.categories.length, 2);
  const stock = await eventually(async () => {
    const { data: now } = await testApp.call<Category[]>('GET', `/events/${eventId}/product-variant`);
    return now[1]?.subCategories[0]?.stock;
  });
  assert.equal(stock, 7);
});

test('[BOF-03] a large event is saved: many tickets, each with long texts in five languages', async () => {
  const texts = Object.fromEntries(
    languages.map((language) => [language, { name: 'Van', description: 'Muy cómoda. '.repeat(40) }]),
  );
  const variants = Array.from({ length: 40 }, (_, index) =>
    variant({ texts: { ...texts, es_PE: { name: `Boleto ${index}`, description: 'x'.repeat(400) } } }),
  );
  const { status, data } = await add({ slug: 'grande', categories: [{ texts, variants }] });
  assert.deepEqual([status, data.fields.categories[0]?.variants.length], [200, 40]);
});

test('[DSP-02] staff say how long a passenger may ride, within limits; who does not say it leaves it', async () => {
  const { slug, eventId } = await testApp.addEvent();
  const { revision, fields } = await show(slug);
  assert.equal(fields.longestRideMinutes, 90);
  for (const longestRideMinutes of [14, 301, 60.5]) {
    const rejected = await save(slug, revision, { ...fields, longestRideMinutes });
    assert.deepEqual(errorsOf(rejected), [{ field: 'longestRideMinutes', reason: 'cell' }]);
  }
  const changed = await save(slug, revision, { ...fields, longestRideMinutes: 60 });
  assert.equal(changed.data.fields.longestRideMinutes, 60);
  const { longestRideMinutes: _, ...others } = fields;
  const later = await save(slug, changed.data.revision, { ...others, hours: 2 });
  assert.deepEqual([later.data.fields.hours, later.data.fields.longestRideMinutes], [2, 60]);
  const { data } = await testApp.call<AuditRow[]>('GET', `/staff-api/audit?subject=event:${eventId}`, { token });
  assert.deepEqual(
    [data[1]?.detail.before, data[1]?.detail.after],
    [{ longestRideMinutes: 90 }, { longestRideMinutes: 60 }],
  );
});

test('[BOF-15] of two who edit an event the second is told what the first, or a file, has changed', async () => {
  const { slug, eventId } = await testApp.addEvent();
  const { revision, fields } = await show(slug);
  assert.equal((await save(slug, revision, { ...fields, artist: 'Susana' })).status, 200);
  const second = await save(slug, revision, { ...fields, hours: 2 });
  assert.deepEqual([second.status, codeOf(second)], [412, 'CHANGED_MEANWHILE']);
  assert.deepEqual(errorsOf(second), [{ field: 'artist', reason: 'changed' }]);
  const { data } = await testApp.call<AuditRow[]>('GET', `/staff-api/audit?subject=event:${eventId}`, { token });
  assert.deepEqual(
    data.map(({ action, detail }) => [action, detail]),
    [['change-event', { slug, revision: revision + 1, before: { artist: null }, after: { artist: 'Susana' } }]],
    '[BOF-16] who, what, before and after',
  );
});

test('[BOF-03] a copy is a draft with the same categories, pools, prices and meeting points, and without departures', async () => {
  const original = await testApp.addEvent({ name: 'Original' });
  await testApp.query(
    `UPDATE product_variant SET approach_address = 'Plaza', approach_counties = '{1}' WHERE id = $1`,
    [original.variantId],
  );
  await testApp.query('UPDATE event SET longest_ride_minutes = 75, longest_walk_minutes = 8 WHERE id = $1', [
    original.eventId,
  ]);
  await testApp.query(
    `WITH offered AS (INSERT INTO space_offer (event_id, kind, capacity, amount_minor) VALUES ($1, 'luggage', 6, 500))
    INSERT INTO space_price (category_id, kind, amount_minor) SELECT id, 'luggage', 300 FROM category WHERE event_id = $1`,
    [original.eventId],
  );
  const { status, data } = await testApp.call<StaffEvent>('POST', `/staff-api/events/${original.slug}/copy`, {
    token,
    body: { slug: 'la-copia' },
  });
  assert.equal(status, 200);
  assert.deepEqual(
    [data.visibility, data.startsAt, data.imagePath],
    ['draft', undefined, (await show(original.slug)).imagePath],
  );
  const before = (await show(original.slug)).fields;
  const plain = ({ categories, ...fields }: EventFields) => ({
    ...fields,
    categories: categories.map(({ id: _, variants, ...category }) => ({
      ...category,
      variants: variants.map(({ id: _id, pool: _pool, ...each }) => each),
    })),
  });
  assert.deepEqual(plain(data.fields), plain(before));
  const [row] = await testApp.query<{ address: string }>(
    'SELECT approach_address AS address FROM product_variant WHERE id = $1',
    [data.fields.categories[0]?.variants[0]?.id],
  );
  assert.equal(row?.address, 'Plaza');
  const { data: spaces } = await testApp.call<EventSpaces>('GET', '/staff-api/events/la-copia/spaces', { token });
  assert.deepEqual(spaces.spaces, [
    {
      kind: 'luggage',
      capacity: 6,
      amount: 5,
      ofCategories: [{ categoryId: data.fields.categories[0]?.id, amount: 3 }],
    },
  ]);
  const again = await testApp.call('POST', `/staff-api/events/${original.slug}/copy`, {
    token,
    body: { slug: 'la-copia' },
  });
  assert.deepEqual(errorsOf(again), [{ field: 'slug', reason: 'in_use' }]);
});
