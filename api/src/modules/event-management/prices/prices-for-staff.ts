import { type Currency, currencyOf, fromDecimal, isAmount, toDecimal } from '@idavuelta/shared/contracts/money';
import { type ManagedPrices, maxPrice, type PriceChange } from '@idavuelta/shared/contracts/staff';
import type { StaffActor } from '../../../database/actor.ts';
import { createAuditRepository } from '../../../database/audit.repository.ts';
import type { Database, Queryable } from '../../../database/database.ts';
import { isoMoment } from '../../../database/iso-moment.ts';
import { assertUnchanged } from '../../../database/revisions.ts';
import { AppError, invalidFields } from '../../../errors.ts';
import { typedMoment } from '../../../http/typed-moment.ts';
import type { Jobs } from '../../../jobs/jobs.ts';
import { applyDuePrices, pricesSubject } from './apply-prices.ts';
import { readManagedPrices } from './managed-prices.ts';
import { createPricesForStaffRepository } from './prices-for-staff.repository.ts';

interface PricesDependencies {
  db: Database;
  jobs: Jobs;
  /** Called after prices of the event were changed. */
  pricesChanged: (eventId: number) => void;
}

interface ChangeOptions {
  /** Revision that the change is based on, so that concurrent changes are not overwritten. */
  revision: number;
  actor: StaffActor;
}

/** @throws VALIDATION_FAILED (`changes[n].amount`) for decimals that the currency does not have, and beyond its maximum */
function toMinor(amount: number, currency: Currency, change: number) {
  const field = `changes[${change}].amount`;
  if (amount > maxPrice[currency]) throw invalidFields({ field, reason: 'max' });
  if (!isAmount({ amount, currency })) throw invalidFields({ field, reason: 'decimals' });
  return fromDecimal({ amount, currency }).minor;
}

/** Names the changed price in the audit and in conflicts. */
const fieldOf = (variantId: number, departureId: number | null | undefined) =>
  departureId ? `${variantId}:${departureId}` : String(variantId);

/** An event's ticket prices for staff. Orders already placed keep their price. Each change is audited. */
export function createPricesForStaff({ db, jobs, pricesChanged }: PricesDependencies) {
  const list = readManagedPrices;

  /** Locks the event and checks its revision. @throws NOT_FOUND, CHANGED_MEANWHILE */
  async function lock(tx: Queryable, slug: string, revision: number) {
    const event = await createPricesForStaffRepository(tx).lockEvent(slug);
    if (!event) throw new AppError('NOT_FOUND');
    await assertUnchanged(tx, pricesSubject(event.id), { stored: event.revision, read: revision });
    return event;
  }

  /** Updates the pages of this process at once; the database notifies the others. */
  async function commitChange(work: (tx: Queryable) => Promise<ManagedPrices>) {
    const prices = await db.transaction().execute(work);
    pricesChanged(prices.eventId);
    return prices;
  }

  /** Returns when a change takes effect; undefined for immediately. @throws VALIDATION_FAILED (`from`) */
  function effectiveFrom(from: string | undefined, { timeZone, readAt }: { timeZone: string; readAt: Date }) {
    if (from === undefined) return undefined;
    const effectiveAt = typedMoment(from, { field: 'from', timeZone });
    if (effectiveAt <= readAt) throw invalidFields({ field: 'from', reason: 'past' });
    return effectiveAt;
  }

  return {
    /** @throws NOT_FOUND */
    list: (slug: string) => list(db, slug),

    /**
     * Changes prices, immediately or from a given time on.
     * @throws NOT_FOUND; VALIDATION_FAILED, also for a departure or variant of another event; CHANGED_MEANWHILE
     */
    change: (
      slug: string,
      { from, changes }: PriceChange,
      { revision, actor }: ChangeOptions,
    ): Promise<ManagedPrices> =>
      commitChange(async (tx) => {
        const event = await lock(tx, slug, revision);
        const repository = createPricesForStaffRepository(tx);
        const effectiveAt = effectiveFrom(from, event);
        await applyDuePrices(tx);
        const known = await list(tx, slug);
        const before: Record<string, number | null> = {};
        const after: Record<string, number | null> = {};
        for (const [i, { variantId, departureId = null, amount }] of changes.entries()) {
          const variant = known.variants.find(({ id }) => id === variantId);
          if (!variant) throw invalidFields({ field: `changes[${i}].variantId`, reason: 'unknown' });
          if (departureId !== null && !known.departures.some(({ id }) => id === departureId))
            throw invalidFields({ field: `changes[${i}].departureId`, reason: 'unknown' });
          if (departureId === null && amount === undefined)
            throw invalidFields({ field: `changes[${i}].amount`, reason: 'required' });
          const field = fieldOf(variantId, departureId);
          const own = variant.ofDepartures.find((other) => other.departureId === departureId)?.amount ?? null;
          before[field] = departureId === null ? variant.amount : own;
          after[field] = amount ?? null;
          const amountMinor = amount === undefined ? null : toMinor(amount, known.currency, i);
          if (departureId === null && effectiveAt === undefined && amountMinor !== null)
            await repository.setGeneral(variantId, amountMinor);
          else await repository.add({ variantId, departureId, amountMinor, from: effectiveAt, by: actor });
        }
        await repository.nextRevision(event.id);
        await createAuditRepository(tx).add({
          actor,
          action: 'change-prices',
          subject: pricesSubject(event.id),
          detail: {
            slug,
            revision: revision + 1,
            currency: known.currency,
            before,
            after,
            ...(effectiveAt && { from: isoMoment(effectiveAt) }),
          },
        });
        if (effectiveAt) await jobs.send('apply-prices', {}, { tx, startAfter: effectiveAt });
        return list(tx, slug);
      }),

    /** Removes a future price. @throws NOT_FOUND, also once it is in effect; CHANGED_MEANWHILE */
    remove: (slug: string, id: number, { revision, actor }: ChangeOptions): Promise<ManagedPrices> =>
      commitChange(async (tx) => {
        const event = await lock(tx, slug, revision);
        const repository = createPricesForStaffRepository(tx);
        const removed = await repository.remove(event.id, id);
        if (!removed) throw new AppError('NOT_FOUND');
        await repository.nextRevision(event.id);
        const { variantId, departureId, amountMinor, from } = removed;
        const currency = currencyOf[event.countryCode];
        const field = fieldOf(variantId, departureId);
        await createAuditRepository(tx).add({
          actor,
          action: 'remove-price-change',
          subject: pricesSubject(event.id),
          detail: {
            slug,
            revision: revision + 1,
            currency,
            from: isoMoment(from),
            before: { [field]: amountMinor === null ? null : toDecimal({ minor: amountMinor, currency }) },
            after: { [field]: null },
          },
        });
        return list(tx, slug);
      }),
  };
}

export type PricesForStaff = ReturnType<typeof createPricesForStaff>;
