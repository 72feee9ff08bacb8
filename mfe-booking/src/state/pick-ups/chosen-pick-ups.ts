import type { PickUps, PickUpWindow } from '@idavuelta/shared/contracts';
import type { AddressesForm } from '../addresses/addresses.types.ts';
import type { Ticket } from '../tickets/tickets.selectors.ts';

/** A county or a meeting point of the order, with its pick-up times. */
export interface ChosenPickUp {
  name: string;
  window: PickUpWindow;
}

export const countyIn = ({ provinces }: PickUps, id: number) =>
  provinces.flatMap(({ counties }) => counties).find((county) => county.id === id);

export const meetingPointIn = ({ meetingPoints }: PickUps, { variant }: Pick<Ticket, 'variant'>) =>
  meetingPoints.find(({ productVariantId }) => productVariantId === variant.productVariantId);

/** Returns where the tickets are picked up, as far as it is chosen and the times are known; each place once. */
export function chosenPickUps(pickUps: PickUps, tickets: Ticket[], typed: AddressesForm): ChosenPickUp[] {
  const chosen = tickets.flatMap((ticket, index): ChosenPickUp[] => {
    if (ticket.variant.approach) {
      const point = meetingPointIn(pickUps, ticket);
      return point ? [{ name: point.address, window: point }] : [];
    }
    const addresses = typed.tickets[index]?.addresses ?? [];
    const counties = addresses.map(({ commune_id }) => countyIn(pickUps, Number(commune_id)));
    return counties.flatMap((county) => (county ? [{ name: county.name, window: county }] : []));
  });
  return [...new Map(chosen.map((place) => [place.name, place])).values()];
}
