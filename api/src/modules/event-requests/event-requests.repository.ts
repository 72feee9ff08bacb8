import type { EventRequest, EventRequestState, Language } from '@idavuelta/shared/contracts';
import { type ExpressionBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { RequestStatus } from '../../database/column-types.ts';
import { now, type Queryable } from '../../database/database.ts';
import type { DB } from '../../database/schema.ts';
import { toRequest } from './event-request.ts';
import { currentState, currentStatus } from './request-status.repository.ts';

/** A request as entered by the organiser. */
export interface RequestFields {
  submitted: boolean;
  status: RequestStatus;
  name: string;
  location: string;
  address: string;
  countyId?: number;
  timeZone: string;
  startsAt: Date | undefined;
  endsAt: Date | undefined;
  invitation: string;
  stops: { address: string; countyId: number; time: string }[];
  imagePath: string;
}

/** Metadata of a new request. */
export interface RequestOrigin {
  customerId: number;
  idempotencyKey: string;
  requestHash: string;
  siteOrigin: string;
  language: Language;
}

const guestCount = (eb: ExpressionBuilder<DB, 'event_request'>) =>
  eb
    .selectFrom('event_request_guest as g')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .whereRef('g.event_request_id', '=', 'event_request.id')
    .$asScalar()
    .$notNull();

const toColumns = (fields: RequestFields) => ({
  submitted: fields.submitted,
  status: fields.status,
  reason: null,
  name: fields.name,
  location: fields.location,
  address: fields.address,
  county_id: fields.countyId ?? null,
  time_zone: fields.timeZone,
  starts_at: fields.startsAt ?? null,
  ends_at: fields.endsAt ?? null,
  invitation: fields.invitation,
  stops: JSON.stringify(fields.stops),
  image_path: fields.imagePath,
});

/** Returns the start of the review, which later changes do not reset. */
const reviewedSince = (status: RequestStatus) =>
  status === 'under_review'
    ? sql<Date>`CASE WHEN status = 'under_review' THEN under_review_since ELSE now() END`
    : null;

export function createEventRequestsRepository(db: Queryable) {
  const ofCustomer = (customerId: number) => db.selectFrom('event_request').where('customer_id', '=', customerId);

  /** Selects requests as their organiser reads them. */
  const selectRequests = (customerId: number) =>
    ofCustomer(customerId)
      .leftJoin('event as e', 'e.id', 'event_request.event_id')
      .leftJoin('bank_account as a', (join) =>
        join.onRef('a.country_code', '=', 'e.country_code').onRef('a.currency', '=', 'event_request.quote_currency'),
      )
      .select(['event_request.id', 'event_request.reason', 'event_request.quote_minor as quoteMinor'])
      .select(['event_request.quote_currency as quoteCurrency', 'event_request.quote_pay_by as quotePayBy'])
      .select(['event_request.quote_billed_at as quoteBilledAt', 'event_request.quote_paid_at as quotePaidAt'])
      .select(['a.bank_name as bankName', 'a.account_id as accountId', 'a.account_type as accountType', 'a.holder'])
      .select(['event_request.name', 'event_request.location', 'event_request.address'])
      .select(['event_request.starts_at as startsAt', 'event_request.ends_at as endsAt'])
      .select(['event_request.time_zone as timeZone', 'event_request.county_id as countyId'])
      .select(['event_request.invitation', 'event_request.stops', 'event_request.image_path as imagePath'])
      .select('e.slug as eventSlug')
      .select((eb) => [
        currentState.as('state'),
        currentStatus.as('status'),
        guestCount(eb).as('guests'),
        jsonArrayFrom(
          eb
            .selectFrom('county as k')
            .innerJoin('province as p', 'p.id', 'k.province_id')
            .select(['k.id', 'k.name', 'p.name as province'])
            .where(
              sql<boolean>`k.id = event_request.county_id
                OR k.id IN (SELECT (stop ->> 'countyId')::int FROM jsonb_array_elements(event_request.stops) stop)`,
            ),
        ).as('counties'),
      ]);

  return {
    /** Latest first. @param before id of the last request on the previous page */
    async list(customerId: number, state: EventRequestState, count: number, before?: number) {
      const rows = await selectRequests(customerId)
        .where(currentState, '=', state)
        .$if(before !== undefined, (query) => query.where('event_request.id', '<', before as number))
        .orderBy('event_request.id', 'desc')
        .limit(count)
        .execute();
      return rows.map(toRequest);
    },

    all: async (customerId: number): Promise<EventRequest[]> =>
      (await selectRequests(customerId).orderBy('event_request.id').execute()).map(toRequest),

    async find(customerId: number, id: number): Promise<EventRequest | undefined> {
      const row = await selectRequests(customerId).where('event_request.id', '=', id).executeTakeFirst();
      return row && toRequest(row);
    },

    /** Locks the request until the transaction ends. */
    lock: (customerId: number, id: number) =>
      ofCustomer(customerId)
        .select((eb) => ['id', 'status', 'submitted', 'image_path as imagePath', guestCount(eb).as('guests')])
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst(),

    /** @returns the id; undefined when the customer has already used the key */
    async add({ customerId, idempotencyKey, requestHash, siteOrigin, language }: RequestOrigin, fields: RequestFields) {
      const added = await db
        .insertInto('event_request')
        .values({
          customer_id: customerId,
          idempotency_key: idempotencyKey,
          request_hash: requestHash,
          site_origin: siteOrigin,
          language,
          ...toColumns(fields),
        })
        .onConflict((conflict) => conflict.columns(['customer_id', 'idempotency_key']).doNothing())
        .returning('id')
        .executeTakeFirst();
      return added?.id;
    },

    byKey: (customerId: number, key: string) =>
      ofCustomer(customerId)
        .select(['id', 'request_hash as requestHash'])
        .where('idempotency_key', '=', key)
        .executeTakeFirst(),

    save: (id: number, fields: RequestFields) =>
      db
        .updateTable('event_request')
        .set({ ...toColumns(fields), under_review_since: reviewedSince(fields.status) })
        .where('id', '=', id)
        .execute(),

    setStatus: (id: number, status: RequestStatus) =>
      db
        .updateTable('event_request')
        .set({ status, under_review_since: reviewedSince(status) })
        .where('id', '=', id)
        .execute(),

    setImage: (id: number, path: string) =>
      db.updateTable('event_request').set({ image_path: path }).where('id', '=', id).execute(),

    remove: (id: number) => db.deleteFrom('event_request').where('id', '=', id).execute(),

    /** Removes requests that did not become an event. @returns their pictures */
    async removeWithoutEvent(customerId: number) {
      const removed = await db
        .deleteFrom('event_request')
        .where('customer_id', '=', customerId)
        .where('event_id', 'is', null)
        .returning('image_path as imagePath')
        .execute();
      return removed.flatMap(({ imagePath }) => (imagePath ? [imagePath] : []));
    },

    /** Removes drafts of more than a year ago. @returns their pictures */
    async removeOldDrafts() {
      const removed = await db
        .deleteFrom('event_request')
        .where('submitted', '=', false)
        .where('event_id', 'is', null)
        .where(sql<boolean>`created_at < now() - interval '1 year'`)
        .returning('image_path as imagePath')
        .execute();
      return removed.flatMap(({ imagePath }) => (imagePath ? [imagePath] : []));
    },

    /** Deletes the organiser's texts to guests, and the guest lists of past events. */
    async deleteGuestData(customerId: number) {
      await db.updateTable('event_request').set({ invitation: '' }).where('customer_id', '=', customerId).execute();
      await db
        .deleteFrom('event_request_guest as g')
        .using('event_request as r')
        .whereRef('r.id', '=', 'g.event_request_id')
        .where('r.customer_id', '=', customerId)
        .where('r.ends_at', '<', now)
        .execute();
    },

    hasImage: async (customerId: number, path: string) =>
      (await ofCustomer(customerId).select('id').where('image_path', '=', path).limit(1).executeTakeFirst()) !==
      undefined,

    /** Returns the time zones of those counties that exist. */
    async timeZones(countyIds: number[]) {
      const rows = await db
        .selectFrom('county as k')
        .innerJoin('province as p', 'p.id', 'k.province_id')
        .innerJoin('country as c', 'c.code', 'p.country_code')
        .select(({ fn }) => ['k.id', fn.coalesce('p.time_zone', 'c.time_zone').as('timeZone')])
        .where(({ eb, fn, val }) => eb('k.id', '=', fn.any(val(countyIds))))
        .execute();
      return new Map(rows.map(({ id, timeZone }) => [id, timeZone]));
    },

    async homeTimeZone(customerId: number) {
      const { timeZone } = await db
        .selectFrom('customer')
        .innerJoin('country', 'country.code', 'customer.country_code')
        .select('country.time_zone as timeZone')
        .where('customer.id', '=', customerId)
        .executeTakeFirstOrThrow();
      return timeZone;
    },
  };
}
