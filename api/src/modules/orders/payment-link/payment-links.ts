import type { OrderId } from '@idavuelta/shared/contracts';
import type { KeySecrets } from '../../../config/purpose-keys.ts';
import { createSignedLinks } from '../../../http/signed-links.ts';

interface PaymentLinksDependencies extends KeySecrets {
  /** The longest that an order may be held, in seconds from when it was placed. */
  longestHoldSeconds: number;
}

export type PaymentLinks = ReturnType<typeof createPaymentLinks>;

/**
 * Signed links by which one order is seen and paid without a login. A link is over at the latest when no way to pay could
 * hold the order any more; the order's own deadline ends it before.
 */
export function createPaymentLinks({ longestHoldSeconds, ...keys }: PaymentLinksDependencies) {
  const links = createSignedLinks(keys, 'order-payment');
  return {
    /** @returns the path of the page on the site; the token is in its query, which no log has */
    async issue(orderId: OrderId, placedAt: Date) {
      const token = await links.sign(orderId, new Date(placedAt.getTime() + longestHoldSeconds * 1000));
      return `/order-payment?token=${token}`;
    },

    /** @throws TOKEN_INVALID */
    async read(token: string): Promise<{ orderId: OrderId; expired: boolean }> {
      const { subject, expired } = await links.read(token);
      return { orderId: subject, expired };
    },
  };
}
