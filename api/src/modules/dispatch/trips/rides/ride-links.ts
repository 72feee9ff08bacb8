import { type OrderId, links as siteLinks } from '@idavuelta/shared/contracts';
import type { KeySecrets } from '../../../../config/purpose-keys.ts';
import { createSignedLinks } from '../../../../http/signed-links.ts';

const dayMs = 24 * 3600 * 1000;

export type RideLinks = ReturnType<typeof createRideLinks>;

/** Whose rides a link shows. */
interface Followed {
  orderId: OrderId;
  /** Of a passenger, as `readerOf` has them; without it the rides of the whole order, which are the buyer's. */
  reader?: string | undefined;
}

/** Signed links by which rides are followed without a login, until a day after the event. */
export function createRideLinks(keys: KeySecrets) {
  const links = createSignedLinks(keys, 'ride');
  return {
    /** @param endsAt of the event. @returns the path of the page on the site; the token is in its query, which no log has */
    issue: async ({ orderId, reader }: Followed, endsAt: Date) =>
      siteLinks.ride(await links.sign(orderId, new Date(endsAt.getTime() + dayMs), reader)),

    /** @throws TOKEN_INVALID */
    async read(token: string): Promise<Followed & { expired: boolean }> {
      const { subject, expired, reader } = await links.read(token);
      return { orderId: subject, expired, reader };
    },
  };
}
