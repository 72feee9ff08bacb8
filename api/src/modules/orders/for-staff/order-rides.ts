import type { OrderId } from '@idavuelta/shared/contracts';
import type { OrderRide } from '@idavuelta/shared/contracts/staff';
import type { PickUpsService } from '../../pick-ups/pick-ups.service.ts';
import type { OrderForStaff } from './orders-for-staff.ts';

/** What an order needs from dispatch. Declared here, so that dispatch may import orders and not the other way round. */
export interface StaffRides {
  /** Rides that a published plan has, the way out first. `addressIndex`: of the address in its ticket. */
  forStaff(orderId: OrderId): Promise<(OrderRide & { addressIndex: number })[]>;
}

interface OrderRidesDependencies {
  rides: StaffRides;
  pickUps: Pick<PickUpsService, 'ofOrder'>;
}

type Ticket = OrderForStaff['tickets'][number];
type Windows = NonNullable<Awaited<ReturnType<PickUpsService['ofOrder']>>>;

/** Orders that somebody may still travel with. */
const travels: readonly OrderForStaff['state'][] = ['awaiting_payment', 'awaiting_transfer_payment', 'paid'];

const directions = ['out', 'back'] as const;

/** Returns the passengers at an address of a ticket; without a known address they wait at the first. */
const namesAt = ({ passengers, addresses, meetingPoint }: Ticket, index: number) =>
  passengers
    .filter(({ passengerAddress }) => {
      const at = addresses.findIndex(({ address }) => address === passengerAddress);
      return meetingPoint !== null || Math.max(at, 0) === index;
    })
    .map(({ name }) => name);

/** A ride before a van is planned, with the estimate that its buyer has. */
function toUnplanned(ticket: Ticket, index: number, direction: OrderRide['direction'], known: Windows[number]) {
  const window = known?.windows[index];
  const times = direction === 'out' ? [window?.opensAt, window?.closesAt] : [window?.homeAt, window?.homeAt];
  const [from, until] = times;
  return {
    ...{ direction, ticket: ticket.number, state: 'unplanned' as const },
    travellers: namesAt(ticket, index),
    address: ticket.meetingPoint ?? ticket.addresses[index]?.address ?? '',
    ...(from && until && { from, until }),
  };
}

/** Creates the function that reads the rides of an order's valid tickets: planned ones, and estimates of the others. */
export const createOrderRides =
  ({ rides, pickUps }: OrderRidesDependencies) =>
  async ({ id, state, tickets }: OrderForStaff): Promise<OrderRide[]> => {
    if (!travels.includes(state)) return [];
    const planned = state === 'paid' ? await rides.forStaff(id) : [];
    const windows = (await pickUps.ofOrder(id)) ?? [];
    return directions.flatMap((direction) => [
      ...planned.filter((ride) => ride.direction === direction).map(({ addressIndex: _, ...ride }): OrderRide => ride),
      ...tickets.flatMap((ticket, at) => {
        const known = windows[at];
        if (ticket.refunded || !known) return [];
        const isPlanned = (index: number) =>
          planned.some(
            (ride) => ride.direction === direction && ride.ticket === ticket.number && ride.addressIndex === index,
          );
        const stops = ticket.meetingPoint === null ? ticket.addresses : ticket.addresses.slice(0, 1);
        return stops.flatMap((_, index) =>
          isPlanned(index) || namesAt(ticket, index).length === 0 ? [] : [toUnplanned(ticket, index, direction, known)],
        );
      }),
    ]);
  };
