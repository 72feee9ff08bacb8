import type { OrderId } from '@idavuelta/shared/contracts';
import type { KeySecrets } from '../../../config/purpose-keys.ts';
import { createSignedLinks } from '../../../http/signed-links.ts';

interface PaymentLinksDependencies extends KeySecrets {
  /** Longest hold of any order, in seconds since it was placed. */
  maxHoldSeconds: number;
}

export type PaymentLinks = ReturnType<typeof createPaymentLinks>;

/**
 * Signed links to view and pay one order without logging in. A link expires when no payment method could hold the order
 * any longer; the order's own deadline may end it earlier.
 */
export function createPaymentLinks({ maxHoldSeconds, ...keys }: PaymentLinksDependencies) {
  const links = createSignedLinks(keys, 'order-payment');
  return {
    /** @returns the path of the page; the token is in the query string, which is never logged */
    async issue(orderId: OrderId, placedAt: Date) {
      const token = await links.sign(orderId, new Date(placedAt.getTime() + maxHoldSeconds * 1000));
      return `/order-payment?token=${token}`;
    },

    /** @throws TOKEN_INVALID */
    async read(token: string): Promise<{ orderId: OrderId; expired: boolean }> {
      const { subject, expired } = await links.read(token);
      return { orderId: subject, expired };
    },
  };
}
