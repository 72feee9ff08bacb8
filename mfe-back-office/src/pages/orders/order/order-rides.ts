import type { OrderRide } from '@idavuelta/shared/contracts/staff';

/** Rides of several tickets from one address in one van. */
export interface SharedRide extends OrderRide {
  tickets: number[];
}

const shared = ({ ticket: _, travellers: __, ...ride }: OrderRide) => JSON.stringify(ride);

/** Puts together the rides that differ in their ticket only. */
export const togetherIn = (rides: OrderRide[], direction: OrderRide['direction']): SharedRide[] =>
  [
    ...Map.groupBy(
      rides.filter((ride) => ride.direction === direction),
      shared,
    ).values(),
  ].flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    return {
      ...first,
      tickets: [...new Set(same.map(({ ticket }) => ticket))],
      travellers: same.flatMap(({ travellers }) => travellers),
    };
  });
