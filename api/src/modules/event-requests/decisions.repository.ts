import type { CountryCode, Currency } from '@idavuelta/shared/contracts';
import type { QuotePayment } from '@idavuelta/shared/contracts/rules';
import { type RawBuilder, sql, type Updateable } from 'kysely';
import { isNotBlocked } from '../../database/blocked-person.ts';
import type { RequestStatus } from '../../database/column-types.ts';
import { containsText } from '../../database/contains-text.ts';
import { now, type Queryable } from '../../database/database.ts';
import { listPage } from '../../database/list-page.ts';
import type { EventRequest } from '../../database/schema.ts';
import { currentStatus } from './request-status.repository.ts';

/** A request under review by staff. */
export interface ReviewedRequest {
  id: number;
  status: RequestStatus;
  /** E-mail address of the organiser. */
  customer: string;
  organiser: string;
  phone: string;
  name: string;
  location: string;
  address: string;
  /** Null when a saved request lacks it. */
  county: string | null;
  countryCode: CountryCode;
  timeZone: string;
  startsAt: Date;
  endsAt: Date;
  invitation: string;
  imagePath: string;
  reason: string | null;
  eventId: number | null;
  quoteMinor: number | null;
  quoteCurrency: Currency | null;
  quotePayBy: QuotePayment | null;
  quoteBilledAt: Date | null;
  quotePaidAt: Date | null;
  slug: string | null;
  guests: number;
  /** Number of guests with an e-mail address. */
  mailedGuests: number;
  /** Total over all guests. */
  seats: number;
}

const organiser = sql<string>`concat_ws(' ', customer.first_name, customer.last_name)`;

const sortColumns: Record<string, RawBuilder<unknown>> = {
  id: sql`event_request.id`,
  name: sql`event_request.name`,
  startsAt: sql`event_request.starts_at`,
  guests: sql`guests`,
  seats: sql`seats`,
};

export interface ReviewedListQuery {
  page: number;
  size: number;
  sort: string;
  status: RequestStatus;
  text?: string;
}

/** Requests of all customers, for staff. */
export function createDecisionsRepository(db: Queryable) {
  const requests = db
    .selectFrom('event_request')
    .innerJoin('customer', 'customer.id', 'event_request.customer_id')
    .leftJoin('event', 'event.id', 'event_request.event_id')
    .leftJoin('county', 'county.id', 'event_request.county_id')
    .leftJoin('province', 'province.id', 'county.province_id')
    .select(({ fn, selectFrom }) => [
      'event_request.id',
      currentStatus.as('status'),
      'customer.email as customer',
      organiser.as('organiser'),
      'customer.phone_number as phone',
      'event_request.name',
      'event_request.location',
      'event_request.address',
      'county.name as county',
      fn.coalesce('province.country_code', 'customer.country_code').as('countryCode'),
      'event_request.time_zone as timeZone',
      sql<Date>`event_request.starts_at`.as('startsAt'),
      sql<Date>`event_request.ends_at`.as('endsAt'),
      'event_request.invitation',
      'event_request.image_path as imagePath',
      'event_request.reason',
      'event_request.quote_minor as quoteMinor',
      'event_request.quote_currency as quoteCurrency',
      'event_request.quote_pay_by as quotePayBy',
      'event_request.quote_billed_at as quoteBilledAt',
      'event_request.quote_paid_at as quotePaidAt',
      'event_request.event_id as eventId',
      'event.slug',
      selectFrom('event_request_guest as g')
        .select(({ fn: of }) => of.countAll<number>().as('count'))
        .whereRef('g.event_request_id', '=', 'event_request.id')
        .$asScalar()
        .$notNull()
        .as('guests'),
      selectFrom('event_request_guest as g')
        .select(({ fn: of }) => of.count<number>('g.email').as('count'))
        .whereRef('g.event_request_id', '=', 'event_request.id')
        .$asScalar()
        .$notNull()
        .as('mailedGuests'),
      selectFrom('event_request_guest as g')
        .select(({ fn: of, lit }) => of.coalesce(of.sum<number>('g.seats'), lit(0)).as('sum'))
        .whereRef('g.event_request_id', '=', 'event_request.id')
        .$asScalar()
        .$notNull()
        .as('seats'),
    ]);

  return {
    /** Oldest first. @param after id of the last request on the previous page */
    list: (status: RequestStatus, count: number, after = 0): Promise<ReviewedRequest[]> =>
      requests
        .where(currentStatus, '=', status)
        .where('event_request.id', '>', after)
        .orderBy('event_request.id')
        .limit(count)
        .execute(),

    page({ status, text, sort, ...page }: ReviewedListQuery) {
      const found = requests
        .where(currentStatus, '=', status)
        .where(isNotBlocked('customer.email'))
        .$if(text !== undefined, (query) =>
          query.where(containsText(sql`concat_ws(' ', event_request.name, ${organiser}, customer.email)`, text ?? '')),
        )
        .orderBy(sortColumns[sort.replace('-', '')] ?? sql`event_request.id`, sort.startsWith('-') ? 'desc' : 'asc')
        .orderBy('event_request.id');
      return listPage(db, found, page);
    },

    /** Returns the additional stops requested by the organiser. */
    async stops(id: number) {
      const request = db.selectFrom('event_request').where('id', '=', id);
      const { stops } = await request.select('stops').executeTakeFirstOrThrow();
      const countyIds = stops.map(({ countyId }) => countyId);
      const counties = await db
        .selectFrom('county')
        .select(['id', 'name'])
        .where(sql<boolean>`id = ANY (${countyIds}::int[])`)
        .execute();
      const nameOf = new Map(counties.map((county) => [county.id, county.name]));
      return stops
        .map(({ address, countyId, time }) => ({ address, county: nameOf.get(countyId) ?? '', time }))
        .sort((one, other) => one.time.localeCompare(other.time));
    },

    find: (id: number): Promise<ReviewedRequest | undefined> =>
      requests.where('event_request.id', '=', id).executeTakeFirst(),

    /** Reads and locks the request until the transaction ends. */
    async lock(id: number): Promise<ReviewedRequest | undefined> {
      await db.selectFrom('event_request').select('id').where('id', '=', id).forUpdate().execute();
      // A separate statement, so that it sees changes by the transactions it waited for.
      return requests.where('event_request.id', '=', id).executeTakeFirst();
    },

    /** Returns the currency of the bank account that organisers in a country pay to. */
    bankCurrency: async (country: CountryCode): Promise<Currency | undefined> =>
      (await db.selectFrom('bank_account').select('currency').where('country_code', '=', country).executeTakeFirst())
        ?.currency,

    settle: (id: number, column: 'quote_billed_at' | 'quote_paid_at') =>
      db
        .updateTable('event_request')
        .set({ [column]: now })
        .where('id', '=', id)
        .execute(),

    /** Returns the number of requests under review and the start of the oldest review. */
    waiting: (): Promise<{ count: number; oldest: Date | null }> =>
      db
        .selectFrom('event_request')
        .select(({ fn }) => [
          fn.countAll<number>().as('count'),
          sql<Date | null>`min(COALESCE(under_review_since, created_at))`.as('oldest'),
        ])
        .where('status', '=', 'under_review')
        .executeTakeFirstOrThrow(),

    decide: (id: number, decision: Updateable<EventRequest>) =>
      db.updateTable('event_request').set(decision).where('id', '=', id).execute(),
  };
}
