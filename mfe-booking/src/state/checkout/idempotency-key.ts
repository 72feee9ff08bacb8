import type { OrderRequest } from '@idavuelta/shared/contracts';

/**
 * The same purchase with the same request always has the same key, so that a second press, a retry, a reload or a
 * duplicated tab gets the first order back; a different request is a different order. The displayed charge is excluded:
 * an exchange rate that changes between two presses must not cause a second order.
 */
export const idempotencyKey = (draftId: string, { charge: _, ...purchase }: OrderRequest) =>
  `${draftId}-${digest(JSON.stringify(purchase))}`;

/** Identifies a purchase, regardless of payment method. */
export const purchaseDigest = (purchase: Omit<OrderRequest, 'url' | 'paymentCode' | 'charge'>) =>
  digest(JSON.stringify(purchase));

/** cyrb53, 53 bits in base 36: enough to tell the requests of one purchase apart; `crypto.subtle` would need HTTPS. */
function digest(text: string) {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let i = 0; i < text.length; i++) {
    const char = text.charCodeAt(i);
    high = Math.imul(high ^ char, 2654435761);
    low = Math.imul(low ^ char, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
}
