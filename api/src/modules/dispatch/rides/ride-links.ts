import { type OrderId, links as siteLinks } from '@idavuelta/shared/contracts';
import { createSignedLinks, type SigningKeys } from '../../../http/signed-links.ts';

const dayMs = 24 * 3600 * 1000;

export type RideLinks = ReturnType<typeof createRideLinks>;

/** Signed links by which the rides of one order are followed without a login, until a day after the event. */
export function createRideLinks(keys: SigningKeys) {
  const links = createSignedLinks(keys, 'ride');
  return {
    /** @param endsAt of the event. @returns the path of the page on the site; the token is in its query, which no log has */
    issue: async (orderId: OrderId, endsAt: Date) =>
      siteLinks.ride(await links.sign(orderId, new Date(endsAt.getTime() + dayMs))),

    /** @throws TOKEN_INVALID */
    async read(token: string): Promise<{ orderId: OrderId; expired: boolean }> {
      const { subject, expired } = await links.read(token);
      return { orderId: subject, expired };
    },
  };
}
