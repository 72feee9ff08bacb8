import type { Translations } from '@idavuelta/shared/contracts';
import { currencyOf, type Money } from '@idavuelta/shared/contracts/money';
import { sql } from 'kysely';
import { now, type Queryable } from '../../database/database.ts';
import { lastSale, startOn } from './departures.repository.ts';
import { pickUpCounties } from './pick-up-counties.repository.ts';
import { namesById } from './pick-up-counties.ts';
import { priceOn } from './prices.repository.ts';

/** A date on offer. */
export type OfferedDate = NonNullable<Awaited<ReturnType<ReturnType<typeof createOfferRepository>['date']>>>;

export interface OfferedVariant {
  id: number;
  categoryId: number;
  provinceId: number;
  placeId: number;
  placeAddress: string;
  price: Money;
  capacity: number;
  stops: number;
  categoryTexts: Translations<{ name: string }>;
  variantTexts: Translations<{ name: string }>;
  /** Counties where its tickets can pick up, name by id. */
  counties: Record<string, string>;
  /** The meeting point; null for door pick-up. */
  meetingPoint: string | null;
}

/** Reads dates and variants on sale within the transaction that sells them. */
export function createOfferRepository(db: Queryable) {
  return {
    /**
     * Returns the date and its departure: `startsAt` is null when a valid day of a range has not been chosen,
     * `departureId` before a day's first sale.
     * @param day `YYYY-MM-DD` in the event's time zone, for a range
     */
    date: (eventDateId: number, day: string | undefined) =>
      db
        .selectFrom('event_date as d')
        .innerJoin('event as e', 'e.id', 'd.event_id')
        .innerJoinLateral(
          () => db.selectNoFrom(startOn('e', 'd', day).as('starts_at')).as('chosen'),
          (join) => join.onTrue(),
        )
        .leftJoin('departure', (join) =>
          join.onRef('departure.event_date_id', '=', 'd.id').onRef('departure.starts_at', '=', 'chosen.starts_at'),
        )
        .select(['e.id as eventId', 'd.id as eventDateId', 'e.country_code as countryCode'])
        .select(['e.payment_type as paymentType', 'e.withdrawn', 'e.message', 'e.sales_stopped as salesStopped'])
        .select(['chosen.starts_at as startsAt', 'departure.id as departureId', now.as('readAt')])
        .select('departure.called_off_at as calledOffAt')
        .select([lastSale('e', sql`chosen.starts_at`).as('salesEnd'), 'e.sale_opens_at as saleOpensAt'])
        .select(['e.max_per_account as maxPerAccount', 'e.max_per_address as maxPerAddress'])
        .select('e.max_per_network as maxPerNetwork')
        .where('d.id', '=', eventDateId)
        .executeTakeFirst(),

    /**
     * Returns the variants with their prices on a departure or a day without one. Prevents their removal until the
     * transaction ends.
     */
    async variants(eventId: number, departureId: number | null, ids: number[]): Promise<OfferedVariant[]> {
      const rows = await db
        .selectFrom('product_variant as v')
        .innerJoin('category as c', 'c.id', 'v.category_id')
        .innerJoin('event as e', 'e.id', 'c.event_id')
        .innerJoin('place as p', 'p.id', 'v.place_id')
        .select([
          'v.id',
          'c.id as categoryId',
          'v.province_id as provinceId',
          'v.place_id as placeId',
          'p.address as placeAddress',
        ])
        .select([priceOn(sql`${departureId}::int`).as('minor'), 'e.country_code as country'])
        .select(['v.capacity', 'v.stops', 'v.approach_address as meetingPoint'])
        .select(['c.translations as categoryTexts', 'v.translations as variantTexts'])
        .select(pickUpCounties(db).as('counties'))
        .where('c.event_id', '=', eventId)
        .where(({ eb, fn, val }) => eb('v.id', '=', fn.any(val(ids))))
        .orderBy('v.id')
        .forKeyShare('v')
        .execute();
      return rows.map(({ minor, country, counties, ...variant }) => ({
        ...variant,
        price: { minor, currency: currencyOf[country] },
        counties: namesById(counties),
      }));
    },
  };
}
