import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import type { CountryCode } from '@idavuelta/shared/contracts';
import { type CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import { query } from '../database/database.ts';
import { openPool } from '../database/pool.ts';
import type { DB } from '../database/schema.ts';
import { createAuthenticationRepository } from '../http/authentication.repository.ts';
import { wordPatterns } from '../matching/typed-words.ts';
import { createAccountsRepository } from '../modules/accounts/accounts.repository.ts';
import { createCustomersForStaffRepository } from '../modules/accounts/for-staff/customers-for-staff.repository.ts';
import { createCatalogueRepository } from '../modules/catalogue/catalogue.repository.ts';
import { createSuggestionsRepository } from '../modules/catalogue/suggestions.repository.ts';
import { createVehiclesRepository } from '../modules/dispatch/fleet/vehicles.repository.ts';
import { createPlanningRepository } from '../modules/dispatch/planning/planning.repository.ts';
import { createStopNotesRepository } from '../modules/dispatch/plans/parties/stop-notes.repository.ts';
import { createPlansRepository } from '../modules/dispatch/plans/plans.repository.ts';
import { createPublishedTripsRepository } from '../modules/dispatch/plans/publishing/published-trips.repository.ts';
import { createTripReports } from '../modules/dispatch/trip-reports/trip-reports.ts';
import { createRidesRepository } from '../modules/dispatch/trips/rides/rides.repository.ts';
import { createTripsRepository } from '../modules/dispatch/trips/trips.repository.ts';
import { createExchangeRatesRepository } from '../modules/exchange-rates/exchange-rates.repository.ts';
import { createExchangeRates } from '../modules/exchange-rates/exchange-rates.service.ts';
import { createFoundEventsRepository } from '../modules/finder/found-events.repository.ts';
import { createFoundOrdersRepository } from '../modules/orders/for-staff/found-orders.repository.ts';
import { toTypedOrderSearch } from '../modules/orders/for-staff/typed-order.ts';
import { createOrdersRepository } from '../modules/orders/orders.repository.ts';
import { createTransferHoldsRepository } from '../modules/orders/placing/transfer-holds.repository.ts';
import { createPurchasesRepository } from '../modules/orders/purchases/purchases.repository.ts';
import { createPaymentsRepository } from '../modules/payments/attempts/payments.repository.ts';
import { createTransfersRepository } from '../modules/payments/providers/transfer/transfers.repository.ts';
import { createBankRowsRepository } from '../modules/payments/statements/bank-rows.repository.ts';
import { createPlacesRepository } from '../modules/places/places.repository.ts';
import { readCouponSales } from '../modules/reports/coupons/coupon-sales.repository.ts';
import { readDistricts } from '../modules/reports/districts/districts.repository.ts';
import { readPaidOrders } from '../modules/reports/exports/exported-orders.repository.ts';
import { readLeadTimes } from '../modules/reports/lead-times/lead-times.repository.ts';
import { readNoShows } from '../modules/reports/no-shows/no-shows.repository.ts';
import { readReport } from '../modules/reports/report.repository.ts';
import { createDeparturesRepository } from '../modules/seats/departures.repository.ts';
import { createOfferRepository } from '../modules/seats/offer.repository.ts';
import { createSeatsRepository } from '../modules/seats/seats.repository.ts';
import { createSessionsRepository } from '../modules/sessions/sessions.repository.ts';
import { createDeviceChecksRepository } from '../modules/tickets/device-checks/device-checks.repository.ts';
import { createTicketListsRepository } from '../modules/tickets/lists/ticket-lists.repository.ts';
import { createTicketsRepository } from '../modules/tickets/tickets.repository.ts';
import { freshDatabase } from '../testing/server.ts';

let database: Awaited<ReturnType<typeof freshDatabase>>;
let db: Kysely<DB>;
const hours = { before: 12, after: 6 };
let sent: CompiledQuery[] = [];
const { courtesy } = createExchangeRates({ maxAgeDays: 7, log: { info: () => {}, warn: () => {} } });
const catalogue = () => createCatalogueRepository(db, courtesy);

/** Enough rows to make a full scan more expensive than index lookups. */
const rows = `
  INSERT INTO event (slug, type, country_code, place_id, time_zone, starts_at, ends_at, periodicity_type, payment_type,
      image_path, translations, recommended_position, search_text)
    SELECT 'many-' || n, 1 + n % 3, (ARRAY['PE', 'CL', 'ES'])[1 + n / 3 % 3], p.id, 'America/Lima', now() + n * interval '1 hour',
      now() + n * interval '1 hour', 1, 1, '', texts, CASE WHEN n % 500 = 0 THEN n END, 'many ' || n
    FROM generate_series(1, 4000) n, (SELECT min(id) AS id FROM place) p, LATERAL (SELECT jsonb_build_object('es_PE',
      jsonb_build_object('name', 'Many ' || n, 'description', string_agg(md5(n::text || i), ' '))) AS texts
      FROM generate_series(1, 40) i) t;
  INSERT INTO event_date (event_id, starts_at) SELECT id, starts_at FROM event WHERE slug LIKE 'many-%';
  INSERT INTO event_stop (event_id, address, time) SELECT id, 'Av. Grau 1', '18:00' FROM event WHERE slug LIKE 'many-%';
  INSERT INTO category (event_id, priority, translations) SELECT id, 1, '{}' FROM event WHERE slug LIKE 'many-%';
  INSERT INTO product_variant (category_id, province_id, place_id, price_minor, capacity, stops, translations)
    SELECT c.id, (SELECT min(id) FROM province), (SELECT min(id) FROM place), 4500, 2, 2, '{}'
    FROM category c, generate_series(1, 2);
  INSERT INTO seat_pool_template (event_id, capacity) SELECT id, 50 FROM event WHERE slug LIKE 'many-%';
  INSERT INTO offer (product_variant_id, template_id) SELECT v.id, t.id FROM product_variant v
    JOIN category c ON c.id = v.category_id JOIN seat_pool_template t ON t.event_id = c.event_id ON CONFLICT DO NOTHING;
  INSERT INTO departure (event_id, event_date_id, starts_at) SELECT event_id, id, starts_at FROM event_date
    ON CONFLICT DO NOTHING;
  INSERT INTO seat_pool (departure_id, template_id, capacity) SELECT d.id, t.id, 50 FROM departure d
    JOIN seat_pool_template t ON t.event_id = d.event_id ON CONFLICT DO NOTHING;
  INSERT INTO customer (email, password_hash, first_name, last_name, phone_number, country_code, language)
    SELECT 'many-' || n || '@example.org', '', 'Ana', 'Rojas', '1', 'PE', 'es_PE' FROM generate_series(1, 5000) n;
  INSERT INTO session (customer_id, browser, system, expires_at)
    SELECT id, 'Chrome', 'Android', now() + interval '1 day' FROM customer, generate_series(1, 3);
  INSERT INTO event_invitation (event_id, email)
    SELECT id, 'many-' || n || '@example.org' FROM event, generate_series(1, 3) n WHERE slug LIKE 'many-%';
  INSERT INTO orders (id, customer_id, event_id, departure_id, province_id, payment_code, state,
      total_minor, site_origin, language, idempotency_key, request_hash)
    SELECT gen_random_uuid(), c.id, d.event_id, d.id, (SELECT min(id) FROM province), 'transferencia',
      CASE WHEN (c.id + d.id) % 5000 = 0 THEN 'awaiting_transfer_payment' ELSE 'paid' END, 4500, '', 'es_PE', 'key-' || d.id, ''
    FROM customer c JOIN departure d ON d.id % 700 = c.id % 700;
  INSERT INTO orders (id, customer_id, event_id, departure_id, province_id, payment_code, state,
      total_minor, site_origin, language, request_hash, created_at)
    SELECT gen_random_uuid(), c.id, d.event_id, d.id, (SELECT min(id) FROM province), 'webpay', 'paid', 4500, '', 'es_PE', '',
      now() - d.id * interval '1 minute'
    FROM departure d, (SELECT max(id) AS id FROM customer) c;
  INSERT INTO seat_hold (order_id, held_until) SELECT id, now() FROM orders;
  INSERT INTO seat_hold_item (order_id, seat_pool_id, units) SELECT o.id, p.id, 1 FROM orders o
    JOIN LATERAL (SELECT min(id) AS id FROM seat_pool p WHERE p.departure_id = o.departure_id) p ON true;
  INSERT INTO order_ticket (order_id, number, product_variant_id, price_minor, capacity, translations, place_address,
      addresses, passengers)
    SELECT o.id, 1, v.id, 4500, 2, '{}', '', '[]', '[]' FROM orders o
    JOIN category c ON c.event_id = o.event_id
    JOIN LATERAL (SELECT min(id) AS id FROM product_variant v WHERE v.category_id = c.id) v ON true;
  UPDATE seat_pool SET capacity = 50000, held = 25000;
  INSERT INTO ticket_check (order_ticket_id, leg) SELECT id, 'outbound' FROM order_ticket WHERE id % 2 = 0;
  INSERT INTO ticket_scan (id, order_id, ticket, leg, outcome, device_id, scanned_at, received_at)
    SELECT gen_random_uuid(), CASE WHEN n % 1000 > 0 THEN id END, 1, 'outbound', CASE n % 500 WHEN 7 THEN 'double' ELSE 'first' END,
      gen_random_uuid(), now(), now() - n % 40 * interval '1 day'
    FROM (SELECT id, row_number() OVER () AS n FROM orders) numbered;
  INSERT INTO payment (order_id, provider, reference, token, amount_minor, currency)
    SELECT id, 'transferencia', id::text, 'token-' || id, 4500, 'PEN' FROM orders;
  UPDATE orders SET paid_at = now() - n % 1000 * interval '1 day' - n * interval '1 second'
    FROM (SELECT id, row_number() OVER () AS n FROM orders) numbered WHERE numbered.id = orders.id AND state = 'paid';
  INSERT INTO payment (order_id, provider, reference, state, amount_minor, currency, settled_at)
    SELECT id, 'webpay', 'paid-' || id, 'paid', 4500, 'PEN', paid_at FROM orders WHERE paid_at IS NOT NULL;
  INSERT INTO refund (payment_id, amount_minor, reason, state, requested_by, settled_at)
    SELECT id, 4500, 'asked_for', 'done', 'staff:many', settled_at FROM payment WHERE state = 'paid' AND id % 4 = 0;
  INSERT INTO vehicle (plate, name, seats, country_code)
    SELECT 'MANY-' || n, 'Van', 15, (ARRAY['PE', 'CL', 'ES'])[1 + n % 3] FROM generate_series(1, 2000) n;
  INSERT INTO dispatch_plan (departure_id, direction, version, state, changed_by)
    SELECT id, way, 1, 'published', 'staff:many' FROM departure, unnest(ARRAY['out', 'back']) way;
  INSERT INTO trip (plan_id, number, vehicle_id, van, driver, starts_at, ends_at, driven_kilometres, driven_minutes,
      ridden_minutes)
    SELECT p.id, 1, v.id, v.plate, 'Rosa', d.starts_at - interval '2 hours', d.starts_at, 10, 30, 60
    FROM dispatch_plan p JOIN departure d ON d.id = p.departure_id
    JOIN (SELECT id, plate, row_number() OVER () AS n FROM vehicle) v ON v.n = 1 + p.id % 2000;
  INSERT INTO trip_stop (trip_id, position, planned_at, load)
    SELECT id, n, starts_at, n FROM trip, generate_series(0, 3) n;
  INSERT INTO trip_rider (trip_stop_id, order_ticket_id, address_index, address)
    SELECT s.id, t.id, 0, 'Av. Grau 1' FROM (SELECT id, row_number() OVER () AS n FROM trip_stop) s
    JOIN (SELECT id, row_number() OVER () AS n FROM order_ticket) t ON t.n = s.n;
  INSERT INTO stop_note (order_ticket_id, address_index, address, note) SELECT id, 0, 'Av. Grau 1', 'Timbre 3' FROM order_ticket;
  INSERT INTO staff_user (email, name, role, language) VALUES ('many@example.org', 'Rosa', 'driver', 'es_PE');
  INSERT INTO trip_mark (id, departure_id, direction, vehicle_id, kind, marked_at, staff_user_id)
    SELECT gen_random_uuid(), p.departure_id, p.direction, t.vehicle_id, kind, t.starts_at, s.id
    FROM trip t JOIN dispatch_plan p ON p.id = t.plan_id, unnest(ARRAY['left', 'done']) kind, staff_user s;
  INSERT INTO dispatch_planning (departure_id, direction, from_scratch, draft_revision, started_by)
    SELECT id, way, false, 0, 'staff:many' FROM departure, unnest(ARRAY['out', 'back']) way;
  INSERT INTO exchange_rate (currency, rate, set_by)
    SELECT (ARRAY['CLP', 'EUR'])[1 + n % 2], n, 'staff' FROM generate_series(1, 5000) n`;

before(async () => {
  database = await freshDatabase();
  db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool: openPool(database.url, { queryTimeoutMs: 10 * 60_000 }) }),
    log: (event) => void sent.push(event.query),
  });
  await query(db, rows);
  await query(db, 'VACUUM ANALYZE');
});
after(async () => {
  await db?.destroy();
  await database?.drop();
});

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Subplan Name'?: string;
  'Index Cond'?: string;
  Filter?: string;
  Plans?: Plan[];
}

const scannedWhole = ({ 'Node Type': type, 'Relation Name': table, Plans: plans = [] }: Plan): string[] => [
  ...(type === 'Seq Scan' && table ? [table] : []),
  ...plans.flatMap(scannedWhole),
];

/** Returns the execution plans of the statements in `work`. */
async function plansOf(work: () => Promise<unknown>) {
  sent = [];
  await work();
  const statements = sent.filter(({ sql }) => !/^(begin|commit)$/.test(sql));
  assert.ok(statements.length > 0);
  return db.transaction().execute(async (tx) => {
    const plans: Plan[] = [];
    for (const { sql, parameters } of statements) {
      const [row] = await query<{ 'QUERY PLAN': { Plan: Plan }[] }>(tx, `EXPLAIN (FORMAT JSON) ${sql}`, parameters);
      plans.push(...(row?.['QUERY PLAN'] ?? []).map(({ Plan }) => Plan));
      // Searches run with settings of their own.
      if (sql.includes('set_config')) await query(tx, sql, [...parameters]);
    }
    return plans;
  });
}

const anyOrder = () => db.selectFrom('orders').select(['id', 'customer_id', 'departure_id']).executeTakeFirstOrThrow();

/** Returns an order of the customer who has thousands of them. */
const orderOfRegular = () =>
  db
    .selectFrom('orders')
    .select(['id', 'customer_id', 'departure_id'])
    .where('customer_id', '=', (eb) => eb.selectFrom('customer').select(({ fn }) => fn.max<number>('id').as('id')))
    .limit(1)
    .executeTakeFirstOrThrow();

/** Returns the tables with a thousand rows or more that `work` scans completely. */
async function largeTablesScanned(work: () => Promise<unknown>) {
  const large = await query<{ name: string }>(
    db,
    `SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND reltuples >= 1000`,
  );
  const scanned = (await plansOf(work)).flatMap(scannedWhole);
  return scanned.filter((table) => large.some(({ name }) => name === table));
}

const inAMonth = new Date(Date.now() + 30 * 86_400_000).toISOString().replace('Z', '000Z');
const massiveInPeru = { type: 1, country: 'PE', filters: {} } as const;
const narrowed = {
  days: { from: '2026-01-01', to: '2026-12-31' },
  city: 'Lima',
  genre: 'concert',
  price: { minor: 5000, currency: 'PEN' },
} as const;
const search = (country: CountryCode | undefined, ...words: string[]) => ({
  words: words.map((text) => ({ text })),
  country,
  filters: {},
});
const twoVariants = [
  { variantId: 14, quantity: 1 },
  { variantId: 15, quantity: 2 },
];

const dayAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
const week = { from: dayAgo(7), until: dayAgo(1) };
const year = { from: dayAgo(365), until: dayAgo(0) };
const halfYearAgo = { paidAt: `${dayAgo(180)}T00:00:00.000000Z`, id: randomUUID() };

const finds = (text: string, forgiving = false) =>
  createFoundOrdersRepository(db).find({ typed: toTypedOrderSearch(text, { withoutEvents: true, forgiving }) }, 6);

/** The most frequent queries of visitors, and those that orders and payments wait for. */
const hottest: Record<string, (order: { id: string; customer_id: number; departure_id: number }) => Promise<unknown>> =
  {
    'the list of a type of events': () => catalogue().ofType(massiveInPeru, { limit: 60 }),
    'its next page': () => catalogue().ofType(massiveInPeru, { limit: 60, after: [inAMonth, 7] }),
    'a search': () => catalogue().matching(search('PE', 'many', '3999'), { limit: 40 }),
    'a search of a word that no event has': () => catalogue().matching(search('PE', 'festival', '3999'), { limit: 40 }),
    'the next page of a search': () =>
      catalogue().matching(search('PE', 'cumbia'), { limit: 40, after: [2, false, inAMonth, 7] }),
    'a search of two letters': () => catalogue().matching(search(undefined, 'u2'), { limit: 40 }),
    'a list with filters': () => catalogue().ofType({ ...massiveInPeru, filters: narrowed }, { limit: 60 }),
    'what a list can be narrowed to': () =>
      catalogue().cellsOfType(massiveInPeru, { periods: [narrowed.days], counties: false }),
    'a search with filters': () => catalogue().matching({ ...search('PE', 'many'), filters: narrowed }, { limit: 40 }),
    'what a search can be narrowed to': () =>
      catalogue().cellsOfMatches(search('PE', 'many', '3999').words, {
        filters: narrowed,
        periods: [narrowed.days],
        counties: false,
      }),
    'what may be typed': () => createSuggestionsRepository(db).startingWith(['festival', '39'], 'PE'),
    'recommended events': () => catalogue().recommended('PE'),
    'the events a customer is invited to': ({ customer_id }) => catalogue().invited(customer_id, { limit: 60 }),
    'an event by its slug': () => catalogue().bySlugOrId('many-7'),
    'what an event sells': () => catalogue().categories(7),
    'the provinces of an event': () => createPlacesRepository(db).provincesOf(7),
    'the login of a request': ({ customer_id }) =>
      createAuthenticationRepository(db).customerOf({ customerId: customer_id, issuedAt: 0, sessionId: randomUUID() }),
    'the logins of a customer': ({ customer_id }) => createSessionsRepository(db).list(customer_id),
    'a customer by e-mail': () => createAccountsRepository(db).byEmail('many-7@example.org'),
    'a new password': ({ customer_id }) => createAccountsRepository(db).changePassword(customer_id, ''),
    'what an event sells on a date': () => catalogue().categories(7, { eventDateId: 7 }),
    'the date of an event': () => createDeparturesRepository(db).chosenDate(7, { eventDateId: 7 }),
    'the date an order is for': () => createOfferRepository(db).date(7, undefined),
    'the variants an order is for': () => createOfferRepository(db).variants(7, 7, [14, 15]),
    'the first sale of a day': () => createDeparturesRepository(db).findOrAdd(7, new Date()),
    'the departure that an order rides with': ({ id }) => createRidesRepository(db).departureOf(id),
    'the rides of an order': ({ id, departure_id }) => createTripsRepository(db).ofOrder(id, departure_id),
    'the seats left for an order': ({ departure_id }) =>
      createSeatsRepository(db).shortages({ departureId: departure_id, variants: twoVariants }),
    'holding seats': ({ id, departure_id }) =>
      createSeatsRepository(db).hold(id, new Date(), { departureId: departure_id, variants: twoVariants }),
    'renewing a hold': ({ id }) => createSeatsRepository(db).extend(id, new Date()),
    'selling seats': ({ id }) => createSeatsRepository(db).sell(id),
    'giving seats back': async ({ id }) => {
      await createSeatsRepository(db).release(id);
      await createOrdersRepository(db).releaseCoupon(7);
    },
    'what transfers hold': async ({ id, customer_id }) => {
      await createTransferHoldsRepository(db).hasPaid(customer_id);
      await createTransferHoldsRepository(db).lockPools(id);
      await createTransferHoldsRepository(db).inPoolsOf(id);
    },
    'the state of an order': ({ id }) =>
      createOrdersRepository(db).changeState(id, ['awaiting_payment'], 'cancelled', { by: 'buyer', reason: '' }),
    'an order under its key': ({ customer_id }) => createOrdersRepository(db).byKey(customer_id, 'key-7'),
    "a customer's orders": ({ customer_id }) => createPurchasesRepository(db).history(customer_id, 21),
    "the next page of a customer's orders": ({ id, customer_id }) =>
      createPurchasesRepository(db).history(customer_id, 21, [inAMonth, id]),
    'an order with its tickets': ({ id }) => createPurchasesRepository(db).detail(id, null),
    'the check of a ticket': async ({ id }) => {
      const ticket = { orderId: id, ticket: 1, leg: 'return' } as const;
      await createTicketsRepository(db).order(id, { hours, holds: true, checkedDeparture: 7 });
      await createTicketsRepository(db).markChecked(ticket, { issue: 1, scanId: id });
      await createTicketsRepository(db).find(ticket);
    },
    'the departures that devices check': () => createTicketListsRepository(db, { holds: true }).departures('PE'),
    'the list of a departure': async ({ departure_id }) => {
      await createTicketListsRepository(db, { holds: true }).departure(departure_id, hours);
      await createTicketListsRepository(db, { holds: true }).tickets(departure_id);
    },
    'a check that a device has made': ({ id }) => createDeviceChecksRepository(db).outcomeOf(id),
    'tickets that several let in': ({ id }) => createDeviceChecksRepository(db).doubles(id),
    'forgetting checks of unknown codes': () => createTicketsRepository(db).deleteScans(100),
    'the payment of an order': ({ id }) => createPaymentsRepository(db).latest(id),
    'a payment by its token': () => createPaymentsRepository(db).byToken('token-7'),
    'what the payment of an order charges': ({ id }) => createPaymentsRepository(db).charge(id),
    'the valid exchange rate': () => createExchangeRatesRepository(db).latest('CLP'),
    'a page of an export': () => readPaidOrders(db, year, { before: new Date(), after: halfYearAgo, limit: 20 }),
    'a name in the office': () => finds('quiñones nadia'),
    'a name with a typo in the office': () => finds('quinonez', true),
    'an order number with a typo': () => finds('ABCDEFGH', true),
    'the last digits of a phone': () => finds('7392'),
    'an amount and a day': () => finds('77,00 14/11/2026'),
    'a bank reference': () => finds('ch_9f3a'),
    'a departure by name and day': () =>
      createFoundEventsRepository(db).departures(
        { words: wordPatterns(['vendimia'], false), day: '2026-11-14' },
        {},
        6,
      ),
    'an event by a name with a typo': () =>
      createFoundEventsRepository(db).events({ words: wordPatterns(['vendmia'], true) }, 6),
    'a customer by name': () =>
      createCustomersForStaffRepository(db).find({ words: wordPatterns(['quinones'], false), namesOnly: true }, 6),
    'orders that wait for a transfer': () => createTransfersRepository(db).waiting(51),
    'the transfer that a row of a bank statement names': () =>
      createBankRowsRepository(db).namedBy(['22222222', '33333333']),
    'the transfers that a row nearly names': () => createBankRowsRepository(db).nearlyNamedBy(['2222222A'], 'PEN'),
  };

for (const [name, work] of Object.entries(hottest)) {
  test(`no large table is read whole for ${name}`, async () => {
    const order = await anyOrder();
    assert.deepEqual(await largeTablesScanned(() => work(order)), []);
  });
}

/** Returns the nodes of a plan; for a page, those that select its rows. */
const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

/** Returns the nodes that select a page's rows; all nodes for anything but a page. */
const choosingNodes = (plan: Plan) =>
  nodesOf(nodesOf(plan).find((node) => node['Subplan Name'] === 'CTE page') ?? plan);

for (const [name, condition] of [
  ['a search with filters', /search_text.*pairs_of\(facts\)/],
  ['what a search can be narrowed to', /search_text/],
] as const) {
  test(`[FND-01] the listing and the words of events have what ${name} is found by`, async () => {
    const order = await anyOrder();
    const plans = await plansOf(() => hottest[name]?.(order) ?? assert.fail(name));
    const nodes = plans.flatMap(choosingNodes);
    const tables = nodes.flatMap((node) => node['Relation Name'] ?? []);
    assert.deepEqual([...new Set(tables)].sort(), ['event_listing', 'search_word']);
    const found = nodes.filter((node) => node['Index Name'] === 'event_listing_of_words');
    assert.ok(found.some((node) => condition.test(node['Index Cond'] ?? '')));
  });
}

test('[FND-01] a kind that is searched in a city and month is found by pairs of them, not with all that each has', async () => {
  const filters = { days: { from: '2030-01-01', to: '2030-01-31' }, city: 'Lima' };
  const kind = { words: [{ text: 'concierto', genre: 'concert' as const }], country: 'PE' as const, filters };
  const plans = await plansOf(() => catalogue().matching(kind, { limit: 40 }));
  const conditions = plans.flatMap(nodesOf).map((node) => node['Index Cond'] ?? '');
  const pairs = '{"genre:concert city:Lima","genre:concert month:2030-01","city:Lima month:2030-01"}';
  assert.ok(
    conditions.some((condition) => condition === `(pairs_of(facts) @> '${pairs}'::text[])`),
    conditions.join('\n'),
  );
});

test('[FND-01] what a list can be narrowed to is counted from one index alone', async () => {
  for (const counties of [false, true]) {
    const options = { periods: [narrowed.days], counties };
    const plans = await plansOf(() => catalogue().cellsOfType(massiveInPeru, options));
    const scans = plans.flatMap(nodesOf).filter((node) => node['Relation Name']);
    assert.deepEqual(
      scans.map((node) => [node['Node Type'], node['Index Name']]),
      [['Index Only Scan', 'event_listing_in_order']],
    );
  }
});

const pagesInOrder = ['the list of a type of events', 'its next page', "a customer's orders"];
for (const name of pagesInOrder) {
  test(`nothing is sorted or thrown away to choose the rows of ${name}`, async () => {
    const order = await orderOfRegular();
    const plans = await plansOf(() => hottest[name]?.(order) ?? assert.fail(name));
    const nodes = plans.flatMap(choosingNodes);
    assert.deepEqual(
      nodes.filter((node) => node['Node Type'].includes('Sort') || node.Filter),
      [],
    );
    assert.ok(
      nodes.some((node) => node['Node Type'] === 'Limit'),
      'the page is bounded',
    );
  });
}

test('[BOF-14] a report of a week reads orders and money of that week only', async () => {
  const work = () => readReport(db, { ...week, by: 'day' });
  // events are few compared with a week's orders, which need their time zones
  assert.deepEqual(
    (await largeTablesScanned(work)).filter((table) => table !== 'event'),
    [],
  );
  const indexes = (await plansOf(work)).flatMap(nodesOf).map((node) => node['Index Name']);
  for (const index of ['orders_by_paid', 'payment_by_settled', 'refund_by_settled'])
    assert.ok(indexes.includes(index), index);
});

const departing = { from: dayAgo(-8), until: dayAgo(-7) };
const departureReports = {
  'how early people buy': () => readLeadTimes(db, departing),
  'no-shows by driver': () => readNoShows(db, { ...departing, by: 'driver' }),
  'seats by district': () => readDistricts(db, departing),
};
for (const [name, work] of Object.entries(departureReports))
  test(`[OFF-05] the report on ${name} reads the departures of its days, and their orders and tickets only`, async () => {
    // events are few compared with departures, which need their time zones
    assert.deepEqual(
      (await largeTablesScanned(work)).filter((table) => table !== 'event'),
      [],
    );
    const indexes = (await plansOf(work)).flatMap(nodesOf).map((node) => node['Index Name']);
    for (const index of ['departure_by_start', 'orders_by_departure']) assert.ok(indexes.includes(index), index);
  });

test('[OFF-05] the report on coupons reads the orders of its days, and of their customers whether one is earlier', async () => {
  const work = () => readCouponSales(db, week);
  assert.deepEqual(
    (await largeTablesScanned(work)).filter((table) => table !== 'event'),
    [],
  );
  const indexes = (await plansOf(work)).flatMap(nodesOf).map((node) => node['Index Name']);
  assert.ok(indexes.includes('orders_by_paid'));
});

test('[BOF-14] a page of an export is read from the orders by the moment they were paid', async () => {
  const plans = await plansOf(async () => hottest['a page of an export']?.(await anyOrder()));
  assert.ok(plans.flatMap(nodesOf).some((node) => node['Index Name'] === 'orders_by_paid'));
});

test('[DSP-01] the plans of a departure are read by it, and whether a vehicle is taken by its trips', async () => {
  const { departure_id: departureId } = await anyOrder();
  const [vehicle] = await query<{ id: number }>(db, "SELECT id FROM vehicle WHERE plate = 'MANY-7'");
  const trip = { vehicleId: vehicle?.id, startsAt: new Date(), endsAt: new Date() };
  const key = { departureId, direction: 'out' } as const;
  const work = async () => {
    await createPlansRepository(db).find(key, 'published');
    await createPlanningRepository(db).find(key);
    await createStopNotesRepository(db).of(departureId);
    await createVehiclesRepository(db).inService('PE', dayAgo(0));
    const published = createPublishedTripsRepository(db);
    await published.isTaken(trip, key);
    const near = { from: new Date(dayAgo(1)), until: new Date(dayAgo(-1)) };
    await published.elsewhere({ vehicleIds: [vehicle?.id ?? 0], driverIds: [1], ...near }, key);
  };
  // a third of the vehicles belong to the country
  assert.deepEqual(
    (await largeTablesScanned(work)).filter((table) => table !== 'vehicle'),
    [],
  );
});

test('[DSP-10] a report of trips reads the departures of its days, and trips, marks and checks of those only', async () => {
  const work = () => createTripReports({ db }).read({ from: dayAgo(-8), until: dayAgo(-8), country: 'PE' });
  // events are few compared with departures, which need their time zones
  assert.deepEqual(
    (await largeTablesScanned(work)).filter((table) => table !== 'event'),
    [],
  );
  const indexes = (await plansOf(work)).flatMap(nodesOf).map((node) => node['Index Name']);
  for (const index of ['departure_by_start', 'trip_mark_by_departure']) assert.ok(indexes.includes(index), index);
});

test('[SCH-01] of thousands of matches the soonest are ranked, those of the country first', async () => {
  // The one added last begins first.
  const [soonest] = await query<{ id: number }>(
    db,
    `UPDATE event_date d SET starts_at = now() + interval '1 minute' FROM event e
     WHERE e.id = d.event_id AND e.slug = 'many-3999' RETURNING e.id`,
  );
  const found = await catalogue().matching(search('CL', 'many'), { limit: 40 });
  assert.equal(found.length, 41);
  const keys = found.map(({ keys }) => keys);
  assert.deepEqual(
    keys.map(([distance, elsewhere]) => [distance, elsewhere]),
    keys.map(() => [0, false]),
  );
  assert.equal(found[0]?.item.id, soonest?.id);

  await query(db, `UPDATE event SET translations = '{"es_PE": {"name": "Otra cosa"}}' WHERE slug = 'many-3999'`);
  const renamed = await catalogue().matching(search('CL', 'many'), { limit: 80 });
  assert.ok(!renamed.some(({ item }) => item.id === soonest?.id), 'what it was called before does not count');
});

test('[SCH-01] of thousands of matches by the city those with the word in their names are found, then the soonest', async () => {
  const [place] = await query<{ city: string }>(db, 'SELECT city FROM place ORDER BY id LIMIT 1');
  const city = place?.city ?? assert.fail();
  await query(db, `UPDATE event SET translations = $1 WHERE slug IN ('many-3800', 'many-3801')`, [
    { es_PE: { name: `Noche de ${city}` } },
  ]);
  const found = await catalogue().matching(search('PE', city), { limit: 40 });
  const [first, second, ...others] = found.map(({ item }) => item.slug);
  assert.deepEqual([first, second].sort(), ['many-3800', 'many-3801']);
  const soonest = await query<{ slug: string }>(
    db,
    `SELECT e.slug FROM event e JOIN event_listing l ON l.event_id = e.id
     WHERE l.at > now() AND e.visibility = 'public' AND e.search_text LIKE '%' || lower($1) || '%'
       AND e.search_names NOT LIKE '%' || lower($1) || '%'
     ORDER BY l.at, e.id LIMIT 80`,
    [city],
  );
  const known = new Set(soonest.map(({ slug }) => slug));
  assert.ok(others.length > 30 && others.every((slug) => known.has(slug)), others.join());
});

test('[SCH-01] thousands of matches with the word in their names are found by date, although a sample has few of them', async () => {
  const [place] = await query<{ city: string }>(db, 'SELECT city FROM place ORDER BY id LIMIT 1');
  const city = place?.city ?? assert.fail();
  const called = await query<{ slug: string }>(
    db,
    `UPDATE event SET translations = jsonb_build_object('es_PE', jsonb_build_object('name', 'Noche de ' || $1))
     WHERE slug LIKE 'many-%' AND starts_at BETWEEN now() + interval '2000 hours' AND now() + interval '3200 hours'
     RETURNING slug`,
    [city],
  );
  assert.ok(called.length > 1000);
  // Samples consist of the rows written first.
  await query(db, 'CLUSTER event_listing USING event_listing_by_moment');
  const found = await catalogue().matching(search(undefined, city), { limit: 40 });
  assert.equal(found.length, 41);
  assert.ok(found.every(({ item }) => called.some(({ slug }) => slug === item.slug) || item.slug === 'many-3801'));
});

test('[FND-01] of thousands of matches all that the filters leave are ranked, not the soonest alone', async () => {
  await query(db, `UPDATE event SET translations = '{"es_PE": {"name": "Man"}}' WHERE slug = 'many-600'`);
  const filters = { days: { from: dayAgo(1), to: dayAgo(-27) } };
  const found = await catalogue().matching({ ...search('PE', 'man'), filters }, { limit: 40 });
  assert.equal(found[0]?.item.slug, 'many-600', 'what is called so, although hundreds with the word are sooner');
});

test('[FND-04] of hundreds of events with such a name six are suggested: those of the country, then the soonest', async () => {
  await query(
    db,
    `UPDATE event SET translations = '{"es_PE": {"name": "Verbena"}}' WHERE slug LIKE 'many-_00' OR slug LIKE 'many-2%'`,
  );
  await query(
    db,
    `UPDATE event SET translations = '{"es_PE": {"name": "Otra"}}' WHERE country_code = 'ES' AND slug LIKE 'many-2%'`,
  );
  for (const country of ['PE', 'ES', undefined] as const) {
    const suggested = await createSuggestionsRepository(db).startingWith(['verb'], country);
    const soonest = await query<{ slug: string; country_code: string }>(
      db,
      `SELECT e.slug, e.country_code FROM event e JOIN event_listing l ON l.event_id = e.id
       WHERE l.at > now() AND l.before_at <= now() AND e.visibility = 'public' AND l.search_names LIKE '% verb%'
       ORDER BY l.country_code IS DISTINCT FROM $1, l.at, e.id LIMIT 6`,
      [country],
    );
    assert.deepEqual(
      suggested.map(({ slug }) => slug),
      soonest.map(({ slug }) => slug),
      country,
    );
  }
});

test('every foreign key has an index that begins with its columns', async () => {
  const missing = await query<{ key: string }>(
    db,
    `SELECT c.conrelid::regclass || '.' || a.attname AS key FROM pg_constraint c
     JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
     WHERE c.contype = 'f' AND c.connamespace = 'public'::regnamespace AND NOT EXISTS (
       SELECT FROM pg_index i WHERE i.indrelid = c.conrelid AND i.indpred IS NULL AND i.indkey[0] = c.conkey[1])
     ORDER BY 1`,
  );
  assert.deepEqual(missing, []);
});
