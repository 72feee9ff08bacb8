import { type OrderId, links as siteLinks } from '@idavuelta/shared/contracts';
import type { KeySecrets } from '../../../../config/purpose-keys.ts';
import { createSignedLinks } from '../../../../http/signed-links.ts';

const dayMs = 24 * 3600 * 1000;

export type RideLinks = ReturnType<typeof createRideLinks>;

/** Whose rides a link shows. */
interface Followed {
  orderId: OrderId;
  /** A passenger, encoded by `readerOf`; when absent, the buyer, who sees all rides of the order. */
  reader?: string | undefined;
}

/** Signed links to follow rides without logging in, until a day after the event. */
export function createRideLinks(keys: KeySecrets) {
  const links = createSignedLinks(keys, 'ride');
  return {
    /**
     * @param endsAt of the event.
     * @returns the path of the page; the token is in the query string, which is never logged
     */
    issue: async ({ orderId, reader }: Followed, endsAt: Date) =>
      siteLinks.ride(await links.sign(orderId, new Date(endsAt.getTime() + dayMs), reader)),

    /** @throws TOKEN_INVALID */
    async read(token: string): Promise<Followed & { expired: boolean }> {
      const { subject, expired, reader } = await links.read(token);
      return { orderId: subject, expired, reader };
    },
  };
}
