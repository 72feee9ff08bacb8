import { currencyOf, toDecimal } from '@idavuelta/shared/contracts/money';
import { createAuditRepository } from '../../../database/audit.repository.ts';
import type { Database, Queryable } from '../../../database/database.ts';
import { createPricesForStaffRepository } from './prices-for-staff.repository.ts';

export const pricesSubject = (eventId: number) => `event-prices:${eventId}`;

/**
 * Applies prices that are due to their variants and notifies pages. Nothing waits for this: orders use the new price
 * from its start time on.
 */
export async function applyDuePrices(tx: Queryable): Promise<void> {
  const prices = createPricesForStaffRepository(tx);
  for (const { id, variantId, departureId, eventId, amountMinor, beforeMinor, by, country } of await prices.due()) {
    if (departureId !== null || amountMinor === null) {
      await prices.markApplied(id);
      continue;
    }
    await prices.setGeneral(variantId, amountMinor);
    await prices.delete(id);
    await createAuditRepository(tx).add({
      actor: by,
      action: 'price-begins',
      subject: pricesSubject(eventId),
      detail: {
        currency: currencyOf[country],
        before: { [variantId]: toDecimal({ minor: beforeMinor, currency: currencyOf[country] }) },
        after: { [variantId]: toDecimal({ minor: amountMinor, currency: currencyOf[country] }) },
      },
    });
  }
}

/** Creates the job that applies due prices. An event's lowest price may also change because a departure has begun. */
export const createApplyPrices =
  ({ db }: { db: Database }) =>
  (): Promise<void> =>
    db.transaction().execute(async (tx) => {
      await applyDuePrices(tx);
      await createPricesForStaffRepository(tx).updateListedPrices();
    });
