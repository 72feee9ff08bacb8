import { randomUUID } from 'node:crypto';
import type { Database } from '@idavuelta/api/database/database.ts';
import { query } from '@idavuelta/api/database/database.ts';
import { sessionTokens } from '@idavuelta/api/testing/session-tokens.ts';
import type { OrderRequest } from '@idavuelta/shared/contracts';
import type { Call } from './load.ts';
import { jwtSecret } from './processes.ts';

/**
 * Number of events whose pages are requested: as many as the smallest catalogue has, so that the cache hit rate is the
 * same at each size.
 */
const maxPages = 300;

interface Scenario {
  name: string;
  calls: () => Call;
}

/** An order for one ticket of one event, as one customer sends it. */
export interface OrderCall {
  customerId: number;
  key: string;
  address: string;
  call: Call & { body: OrderRequest };
}

interface Offered {
  eventId: number;
  slug: string;
  dateId: number;
  variantId: number;
  provinceId: number;
  placeId: number;
  countyId: number;
}

/** The measured calls, over the rows of `benchDatabase`. */
export async function scenariosOf(db: Database) {
  const offered = await query<Offered>(
    db,
    `SELECT DISTINCT ON (e.id) e.id AS "eventId", e.slug, d.id AS "dateId", v.id AS "variantId", v.province_id AS "provinceId",
       v.place_id AS "placeId", (SELECT min(k.id) FROM county k WHERE k.province_id = v.province_id) AS "countyId"
     FROM event e JOIN event_date d ON d.event_id = e.id JOIN category c ON c.event_id = e.id
     JOIN product_variant v ON v.category_id = c.id
     WHERE e.periodicity_type = 1 AND e.country_code = 'PE' AND d.starts_at > now() + interval '3 days'
     ORDER BY e.id DESC LIMIT ${maxPages}`,
    [],
  );
  const words = (
    await query<{ word: string }>(
      db,
      `SELECT split_part(search_text, ' ', 1 + (id % 3)::int) AS word FROM event ORDER BY id DESC LIMIT 2000`,
      [],
    )
  ).map(({ word }) => word);
  const [{ customers } = { customers: 0 }] = await query<{ customers: number }>(
    db,
    'SELECT count(*)::int AS customers FROM customer',
    [],
  );

  const buyerIds = Array.from({ length: Math.min(customers, 2000) }, (_, i) => customers - i);
  const buyers = await sessionTokens(db, jwtSecret, buyerIds);
  const first = offered[0];
  if (!first || !words.length || !buyers.length) throw new Error('The database of the bench is empty.');

  const from = <T>(items: T[]) => {
    let next = 0;
    return () => items[next++ % items.length] as T;
  };
  /** Pairs each item with each of the others, spreading neighbouring pairs. */
  const pairsOf = <T, U>(items: T[], others: U[]) => {
    let next = 0;
    return () => {
      const pair = (next++ * 37) % (items.length * others.length); // a prime coprime to both counts
      return [items[pair % items.length], others[Math.floor(pair / items.length)]] as [T, U];
    };
  };
  const event = from(offered);
  const word = from(words);
  const buyer = from(buyers);
  let made = 0;

  /** All buyers want seats of one date, as when sales of a concert open. */
  const order = (): OrderCall => {
    const { customerId, token } = buyer();
    const key = randomUUID();
    made += 1;
    const address = `10.${(made >> 16) & 255}.${(made >> 8) & 255}.${made & 255}`;
    return {
      customerId,
      key,
      address,
      call: {
        method: 'POST',
        path: '/shop-api/init-payment',
        headers: { authorization: `Bearer ${token}`, 'idempotency-key': key, 'x-forwarded-for': address },
        body: orderOf(first),
      },
    };
  };
  const visitor = () => ({ 'x-forwarded-for': `10.${(made++ >> 16) & 255}.${(made >> 8) & 255}.${made & 255}` });

  const filters = filtersOfVisitors();
  const filter = {
    search: from(filters),
    searchCounts: from(filters),
    list: from(filters),
    listCounts: from(filters),
  };
  const meaning = pairsOf(['teatro', 'concierto', 'diciembre', 'teatro diciembre', 'concierto enero'], filters);
  let typed = 0;
  /** Varies the case of a word, so that no response comes from a cache. */
  const wordTyped = () => {
    const round = Math.floor(typed++ / words.length);
    return [...word()].map((letter, at) => ((round >> at) & 1 ? letter.toUpperCase() : letter)).join('');
  };
  let requested = 0;
  /** Varies the price, so that no response comes from a cache. @param lowest soles */
  const price = (lowest = 30) => lowest + (requested++ % 7000) / 100;
  /** Above every price, so that it filters nothing. */
  const anyPrice = () => price(100);

  const list = (): Call => ({ path: '/events?type=1&country-code=PE' });
  const reads: Scenario[] = [
    { name: 'search', calls: () => ({ path: `/search?q=${wordTyped()}&country-code=PE`, headers: visitor() }) },
    {
      name: 'search with filters',
      calls: () => ({ path: `/search?q=${word()}&country-code=PE&${filter.search()}`, headers: visitor() }),
    },
    {
      name: 'search by kind and month, with filters',
      calls: () => {
        const [meant, chosen] = meaning();
        const path = `/search?q=${encodeURIComponent(meant)}&country-code=PE&price=${anyPrice()}&${chosen}`;
        return { path, headers: visitor() };
      },
    },
    {
      name: 'list with filters',
      calls: () => ({ path: `/events?type=1&country-code=PE&price=${price()}&${filter.list()}` }),
    },
    {
      name: 'list, counts of the filters',
      calls: () => ({ path: `/event-facets?type=1&country-code=PE&price=${price()}&${filter.listCounts()}` }),
    },
    {
      name: 'search, counts of the filters',
      calls: () => ({
        path: `/search/facets?q=${word()}&country-code=PE&${filter.searchCounts()}`,
        headers: visitor(),
      }),
    },
    {
      name: 'search suggestions',
      calls: () => ({ path: `/search/suggestions?q=${word().slice(0, 4)}&country-code=PE`, headers: visitor() }),
    },
    { name: 'event page', calls: () => ({ path: `/events/${event().slug}` }) },
    {
      name: 'product-variant',
      calls: () => {
        const { eventId, dateId } = event();
        return { path: `/events/${eventId}/product-variant?eventDateId=${dateId}` };
      },
    },
    {
      name: 'payment history',
      calls: () => ({ path: '/shop-api/payment-history', headers: { authorization: `Bearer ${buyer().token}` } }),
    },
  ];
  return { list, reads, order, orderedIds: Object.values(first).filter(Number.isInteger) };
}

/** Combines one to three filters. */
function filtersOfVisitors() {
  const month = (ahead: number) => {
    const now = new Date();
    return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead, 1)).toISOString().slice(0, 7);
  };
  const cities = ['B', 'D', 'F', 'H'].map((letter) => `city=Ciudad%20${letter}`);
  const genres = ['concert', 'theatre', 'sport'].map((genre) => `genre=${genre}`);
  const days = ['when=weekend', ...[1, 2, 4, 7].map((ahead) => `when=${month(ahead)}`)];
  return cities.flatMap((city) =>
    genres.flatMap((genre) => days.flatMap((when) => [when, `${city}&${genre}`, `${city}&${genre}&${when}`])),
  );
}

const orderOf = ({ dateId, variantId, provinceId, placeId, countyId }: Offered): OrderRequest => ({
  url: 'http://localhost:3000',
  eventDateId: dateId,
  provinceId,
  paymentCode: 'transferencia',
  tickets: [
    {
      placeId,
      productVariantId: variantId,
      addresses: [{ address: 'Av. Grau 123', commune_id: countyId }],
      passengers: [
        { name: 'Ana Rojas', email: 'ana@example.org', phone: '912345678', passengerAddress: 'Av. Grau 123' },
      ],
    },
  ],
});
