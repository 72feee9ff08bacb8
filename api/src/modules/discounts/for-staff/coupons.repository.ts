import type { Coupon } from '@idavuelta/shared/contracts/staff';
import { sql } from 'kysely';
import { containsText } from '../../../database/contains-text.ts';
import type { Queryable } from '../../../database/database.ts';
import { listPage } from '../../../database/list-page.ts';
import { eventIds, variantIds } from '../discounts.repository.ts';
import { couponUses } from './coupon-uses.repository.ts';

export interface StoredCouponValues {
  /** 1000 is 10%. */
  basisPoints: number;
  note: string;
  beginsAt: Date | null;
  expiresAt: Date | null;
  maxUses: number | null;
  maxUsesPerCustomer: number | null;
  eventIds: number[];
  variantIds: number[];
}

export interface CouponListQuery {
  page: number;
  size: number;
  sort: string;
  text?: string;
  state?: Coupon['state'];
  event?: number;
}

const state = sql<Coupon['state']>`CASE
  WHEN stopped_at IS NOT NULL THEN 'stopped'
  WHEN expires_at <= now() THEN 'expired'
  WHEN uses >= max_uses THEN 'used-up'
  WHEN begins_at > now() THEN 'later'
  ELSE 'active' END`;

const sortColumns = { code: 'code', createdAt: 'created_at', uses: 'uses', expiresAt: 'expires_at' } as const;

const toColumns = (values: StoredCouponValues) => ({
  basis_points: values.basisPoints,
  note: values.note,
  begins_at: values.beginsAt,
  expires_at: values.expiresAt,
  max_uses: values.maxUses,
  max_uses_per_customer: values.maxUsesPerCustomer,
  // the previous version supports a single event
  event_id: values.eventIds[0] ?? null,
});

export function createCouponsRepository(db: Queryable) {
  const coupons = db
    .selectFrom('coupon')
    .select(['id', 'code', 'basis_points as basisPoints', 'note', 'begins_at as beginsAt', 'expires_at as expiresAt'])
    .select(['max_uses as maxUses', 'max_uses_per_customer as maxUsesPerCustomer', 'uses', 'created_at as createdAt'])
    .select([eventIds.as('eventIds'), variantIds.as('variantIds'), state.as('state'), 'revision']);

  async function limitTo(id: number, values: StoredCouponValues) {
    await db.deleteFrom('coupon_event').where('coupon_id', '=', id).execute();
    await db.deleteFrom('coupon_variant').where('coupon_id', '=', id).execute();
    const events = values.eventIds.map((event_id) => ({ coupon_id: id, event_id }));
    if (events.length > 0) await db.insertInto('coupon_event').values(events).execute();
    const variants = values.variantIds.map((product_variant_id) => ({ coupon_id: id, product_variant_id }));
    if (variants.length > 0) await db.insertInto('coupon_variant').values(variants).execute();
  }

  return {
    list({ text, state: wanted, event, sort, ...page }: CouponListQuery) {
      const column = sortColumns[sort.replace('-', '') as keyof typeof sortColumns];
      const found = coupons
        .$if(text !== undefined, (query) => query.where(containsText(sql`code || ' ' || note`, text ?? '')))
        .$if(wanted !== undefined, (query) => query.where(state, '=', wanted as Coupon['state']))
        .$if(event !== undefined, (query) =>
          query.where(sql<boolean>`(${event}::int = ANY (${eventIds}) OR cardinality(${eventIds}) = 0)`),
        )
        .orderBy(column, (by) => (sort.startsWith('-') ? by.desc() : by.asc()).nullsLast())
        .orderBy('id');
      return listPage(db, found, page);
    },

    byId: (id: number) => coupons.where('id', '=', id).executeTakeFirst(),
    lock: (id: number) => coupons.where('id', '=', id).forUpdate().executeTakeFirst(),

    /** @returns its id; undefined when the code is taken */
    async add(code: string, values: StoredCouponValues) {
      const added = await db
        .insertInto('coupon')
        .values({ code, ...toColumns(values) })
        .onConflict((conflict) => conflict.column('code').doNothing())
        .returning('id')
        .executeTakeFirst();
      if (added) await limitTo(added.id, values);
      return added?.id;
    },

    async change(id: number, values: StoredCouponValues) {
      await db
        .updateTable('coupon')
        .set((eb) => ({ ...toColumns(values), revision: eb('revision', '+', 1) }))
        .where('id', '=', id)
        .execute();
      await limitTo(id, values);
    },

    setStopped: (id: number, isStopped: boolean) =>
      db
        .updateTable('coupon')
        .set((eb) => ({ stopped_at: isStopped ? sql<Date>`now()` : null, revision: eb('revision', '+', 1) }))
        .where('id', '=', id)
        .execute(),

    async unknown(values: Pick<StoredCouponValues, 'eventIds' | 'variantIds'>) {
      const events = values.eventIds.length
        ? await db.selectFrom('event').select('id').where('id', 'in', values.eventIds).execute()
        : [];
      const variants = values.variantIds.length
        ? await db.selectFrom('product_variant').select('id').where('id', 'in', values.variantIds).execute()
        : [];
      return {
        eventIds: events.length < values.eventIds.length,
        variantIds: variants.length < values.variantIds.length,
      };
    },

    uses: (id: number, page: { page: number; size: number; sort: string }) => couponUses(db, id, page),
  };
}

export type StoredCoupon = NonNullable<Awaited<ReturnType<ReturnType<typeof createCouponsRepository>['byId']>>>;
