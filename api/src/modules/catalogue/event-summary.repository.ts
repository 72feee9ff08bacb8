import type { TicketPickUp } from '@idavuelta/shared/contracts';
import { type Expression, sql } from 'kysely';
import type { EventTranslations } from '../../database/column-types.ts';
import type { Queryable } from '../../database/database.ts';
import { salesOfEvent } from '../seats/availability.repository.ts';
import { lowestPrice } from '../seats/prices.repository.ts';
import { running } from './running.repository.ts';

/** SQL: the lowest price of an event and its pick-up; both null when nothing is on sale. */
const cheapest = (db: Queryable) =>
  db
    .selectFrom('product_variant as v')
    .innerJoin('category as c', 'c.id', 'v.category_id')
    .innerJoinLateral(db.selectNoFrom(lowestPrice.as('price')).as('fare'), (join) => join.onTrue())
    .where('c.event_id', '=', sql.ref<number>('event.id'))
    .select([
      sql<number | null>`min(fare.price)`.as('amountMinor'),
      sql<TicketPickUp | null>`(array_agg(CASE WHEN v.approach_address IS NULL THEN 'door' ELSE 'meeting_point' END
        ORDER BY fare.price, v.approach_address IS NOT NULL))[1]`.as('pickUp'),
    ]);

/** SQL: the moment while it is in the future, otherwise null. */
const toCome = (moment: string) => sql<Date | null>`CASE WHEN ${sql.ref(moment)} > now() THEN ${sql.ref(moment)} END`;

/** SQL: translations without descriptions, which make up most of an event's size and are not shown in lists. */
export const withoutDescriptions = sql<EventTranslations>`(
  SELECT COALESCE(jsonb_object_agg(key, value - 'description'), '{}') FROM jsonb_each(event.translations))`;

/** Selects the facts of a summary except texts, which lists and event pages select differently. */
const selectFacts = (db: Queryable) =>
  db
    .selectFrom('event')
    .innerJoin('place', 'place.id', 'event.place_id')
    .innerJoinLateral(cheapest(db).as('cheapest'), (join) => join.onTrue())
    .innerJoinLateral(salesOfEvent.as('sales'), (join) => join.onTrue())
    .select(['event.id', 'event.slug', 'event.type', 'event.country_code as countryCode'])
    .select(['event.time_zone as timeZone', 'event.starts_at as startsAt', 'event.ends_at as endsAt'])
    .select(['event.periodicity_type as periodicityType', 'event.payment_type as paymentType'])
    .select(['event.image_path as imagePath', 'event.genre', 'event.withdrawn', 'event.sales_stopped as salesStopped'])
    .select([toCome('event.sale_opens_at').as('saleOpensAt'), toCome('event.sale_ends_at').as('saleEndsAt')])
    .select([running.as('running'), 'place.id as placeId', 'place.name as placeName'])
    .select(['place.image_path as placeImagePath', 'place.address as placeAddress', 'place.city as placeCity'])
    .select(['place.translations as placeTranslations', 'cheapest.amountMinor as lowestAmountMinor'])
    .select(['cheapest.pickUp as lowestPickUp', 'sales.open', 'sales.available', 'sales.dates']);

/** Builds the summary queries once, because query builders are immutable and building them costs time per request. */
export function createSummaryQueries(db: Queryable) {
  const facts = selectFacts(db);
  const short = facts.select(withoutDescriptions.as('texts'));
  const whole = facts.select('event.translations as texts');
  return {
    /**
     * Selects summaries in any order.
     * @param found a statement whose rows have `event_id` and the sort columns, available as `page`; it runs before any
     *   join
     */
    ofPage: <Found extends { event_id: number }>(found: Expression<Found>) =>
      short.innerJoin(
        db
          .with(
            (name) => name('page').materialized(),
            () => found,
          )
          .selectFrom('page')
          .selectAll()
          .as('page'),
        (join) => join.on(sql<boolean>`page.event_id = event.id`),
      ),
    /** Selects a single event with all its texts. */
    whole,
  };
}

export type SummaryRow = Awaited<
  ReturnType<ReturnType<ReturnType<typeof createSummaryQueries>['ofPage']>['execute']>
>[number];
