import type { Currency } from '@idavuelta/shared/contracts';
import { sql } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import { listPage } from '../../database/list-page.ts';

export interface ExchangeRate {
  id: number;
  currency: Currency;
  /** Units of the currency per unit of the catalogue's, as an exact decimal string. */
  rate: string;
  setAt: Date;
  setBy: string;
}

export interface RateListQuery {
  page: number;
  size: number;
  sort: string;
  currency?: Currency;
}

export interface NewRate {
  currency: Currency;
  rate: string;
  by: string;
}

export function createExchangeRatesRepository(db: Queryable) {
  const rates = db
    .selectFrom('exchange_rate')
    .select(['id', 'currency', 'rate', 'set_at as setAt', 'set_by as setBy'])
    .orderBy('set_at', 'desc')
    .orderBy('id', 'desc');

  return {
    latest: (currency: Currency): Promise<ExchangeRate | undefined> =>
      rates.where('currency', '=', currency).limit(1).executeTakeFirst(),

    /** Returns the latest rate of each currency. */
    latestOfEach: () =>
      rates.distinctOn('currency').clearOrderBy().orderBy(sql`currency, set_at DESC, id DESC`).execute(),

    /** Returns all rates ever set, by currency, the current one first. */
    history: (): Promise<ExchangeRate[]> => rates.clearOrderBy().orderBy(sql`currency, set_at DESC, id DESC`).execute(),

    /** Returns a page of rates by the time they were set. */
    list: ({ currency, sort, ...page }: RateListQuery) =>
      listPage(
        db,
        rates
          .clearOrderBy()
          .$if(currency !== undefined, (query) => query.where('currency', '=', currency as Currency))
          .orderBy('set_at', sort.startsWith('-') ? 'desc' : 'asc')
          .orderBy('id', sort.startsWith('-') ? 'desc' : 'asc'),
        page,
      ),

    add: ({ currency, rate, by }: NewRate) =>
      db.insertInto('exchange_rate').values({ currency, rate, set_by: by }).execute(),
  };
}
