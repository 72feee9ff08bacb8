import type { Coupon, CouponValues } from '@idavuelta/shared/contracts/staff';
import type { StaffActor } from '../../../database/actor.ts';
import { createAuditRepository } from '../../../database/audit.repository.ts';
import type { Database, Queryable } from '../../../database/database.ts';
import { assertUnchanged, fieldsChanged } from '../../../database/revisions.ts';
import { AppError, invalidFields } from '../../../errors.ts';
import {
  type CouponListQuery,
  createCouponsRepository,
  type StoredCoupon,
  type StoredCouponValues,
} from './coupons.repository.ts';

type CouponChange = Omit<CouponValues, 'code'>;

const subjectOf = (id: number) => `coupon:${id}`;

const toDate = (iso: string | undefined) => (iso ? new Date(iso) : null);

const toStored = (values: CouponChange): StoredCouponValues => ({
  basisPoints: Math.round(values.percent * 100),
  note: values.note.trim(),
  beginsAt: toDate(values.beginsAt),
  expiresAt: toDate(values.expiresAt),
  maxUses: values.maxUses ?? null,
  maxUsesPerCustomer: values.maxUsesPerCustomer ?? null,
  eventIds: values.eventIds.toSorted((one, other) => one - other),
  variantIds: values.variantIds.toSorted((one, other) => one - other),
});

const toCoupon = ({ basisPoints, beginsAt, expiresAt, maxUses, createdAt, ...coupon }: StoredCoupon): Coupon => {
  const { maxUsesPerCustomer, ...rest } = coupon;
  return {
    ...rest,
    percent: basisPoints / 100,
    createdAt: createdAt.toISOString(),
    ...(beginsAt && { beginsAt: beginsAt.toISOString() }),
    ...(expiresAt && { expiresAt: expiresAt.toISOString() }),
    ...(maxUses !== null && { maxUses }),
    ...(maxUsesPerCustomer !== null && { maxUsesPerCustomer }),
  };
};

/** Formats each value for the audit, so that equal values compare as equal. */
const toAudited = ({
  eventIds,
  variantIds,
  beginsAt,
  expiresAt,
  basisPoints,
  note,
  maxUses,
  ...rest
}: StoredCouponValues) => ({
  percent: basisPoints / 100,
  note,
  beginsAt: beginsAt?.toISOString() ?? null,
  expiresAt: expiresAt?.toISOString() ?? null,
  maxUses,
  maxUsesPerCustomer: rest.maxUsesPerCustomer,
  eventIds: eventIds.join(', '),
  variantIds: variantIds.join(', '),
});

/** Coupons, for staff. Each change is audited. */
export function createCoupons({ db }: { db: Database }) {
  async function find(queryable: Queryable, id: number) {
    const coupon = await createCouponsRepository(queryable).byId(id);
    if (!coupon) throw new AppError('NOT_FOUND');
    return toCoupon(coupon);
  }

  /** @throws VALIDATION_FAILED for inconsistent values and unknown ids */
  async function validate(tx: Queryable, change: CouponChange) {
    const values = toStored(change);
    const { beginsAt, expiresAt } = values;
    if (beginsAt && expiresAt && expiresAt <= beginsAt)
      throw invalidFields({ field: 'expiresAt', reason: 'before_start' });
    const unknown = await createCouponsRepository(tx).unknown(values);
    const fields = (['eventIds', 'variantIds'] as const).filter((field) => unknown[field]);
    if (fields.length > 0) throw invalidFields(...fields.map((field) => ({ field, reason: 'unknown' })));
    return values;
  }

  const setStopped = (id: number, actor: StaffActor, isStopped: boolean) =>
    db.transaction().execute(async (tx) => {
      const coupons = createCouponsRepository(tx);
      const coupon = await coupons.lock(id);
      if (!coupon) throw new AppError('NOT_FOUND');
      if ((coupon.state === 'stopped') !== isStopped) {
        await coupons.setStopped(id, isStopped);
        await createAuditRepository(tx).add({
          actor,
          action: isStopped ? 'stop-coupon' : 'resume-coupon',
          subject: subjectOf(id),
          detail: { code: coupon.code, revision: coupon.revision + 1 },
        });
      }
      return find(tx, id);
    });

  return {
    async list(query: CouponListQuery) {
      const { rows, total } = await createCouponsRepository(db).list(query);
      return { rows: rows.map(toCoupon), total };
    },

    /** @throws NOT_FOUND */
    find: (id: number) => find(db, id),

    /** Lists the orders that used it. */
    uses: (id: number, page: { page: number; size: number; sort: string }) =>
      createCouponsRepository(db).uses(id, page),

    /** @throws VALIDATION_FAILED, also (`code` `taken`) when the code is taken */
    make: ({ code, ...change }: CouponValues, actor: StaffActor): Promise<Coupon> =>
      db.transaction().execute(async (tx) => {
        const values = await validate(tx, change);
        const upperCase = code.trim().toUpperCase();
        const id = await createCouponsRepository(tx).add(upperCase, values);
        if (id === undefined) throw invalidFields({ field: 'code', reason: 'taken' });
        const detail = { code: upperCase, ...toAudited(values) };
        await createAuditRepository(tx).add({ actor, action: 'make-coupon', subject: subjectOf(id), detail });
        return find(tx, id);
      }),

    /**
     * Changes everything but the code; orders that used it keep their prices.
     * @param revision that the change is based on
     * @throws NOT_FOUND, VALIDATION_FAILED; CHANGED_MEANWHILE with the changed fields
     */
    change: (id: number, change: CouponChange, { revision, actor }: { revision: number; actor: StaffActor }) =>
      db.transaction().execute(async (tx) => {
        const coupons = createCouponsRepository(tx);
        const stored = await coupons.lock(id);
        if (!stored) throw new AppError('NOT_FOUND');
        const subject = subjectOf(id);
        await assertUnchanged(tx, subject, { stored: stored.revision, read: revision });
        const values = await validate(tx, change);
        if (values.maxUses !== null && values.maxUses < stored.uses)
          throw invalidFields({ field: 'maxUses', reason: 'below_uses' });
        const { before, after } = fieldsChanged(toAudited(stored), toAudited(values));
        if (Object.keys(after).length > 0) {
          await coupons.change(id, values);
          const detail = { revision: revision + 1, before, after };
          await createAuditRepository(tx).add({ actor, action: 'change-coupon', subject, detail });
        }
        return find(tx, id);
      }),

    /** Stops the coupon; orders that used it stay unchanged. @throws NOT_FOUND */
    stop: (id: number, actor: StaffActor) => setStopped(id, actor, true),
    /** @throws NOT_FOUND */
    resume: (id: number, actor: StaffActor) => setStopped(id, actor, false),
  };
}

export type Coupons = ReturnType<typeof createCoupons>;
