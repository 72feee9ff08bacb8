import type { OrderId } from '@idavuelta/shared/contracts';
import type { OrderRide } from '@idavuelta/shared/contracts/staff';
import { isoMoment } from '../../../../database/iso-moment.ts';
import { addressOf, waitingAt } from '../../plans/parties/parties.ts';
import type { MarkedTrip } from '../marked-trips.ts';
import type { RunDriver } from '../runs.repository.ts';
import type { PublishedTrip } from '../trips.repository.ts';
import { isBehind, type Progress, progressOf } from './ride-progress.ts';

/** A ride with a van, and the index of the address in its ticket. */
export type PlannedOrderRide = OrderRide & { at: string; addressIndex: number };

type Rider = MarkedTrip<PublishedTrip>['stops'][number]['riders'][number];

/** Returns the state of a ride: a mark of the rider takes precedence over the van's progress. */
function stateOf({ outcome, explainedAt }: Rider, { progress, progressAt }: Progress) {
  if (outcome === 'explained') return { state: 'explained', at: explainedAt } as const;
  if (progress === 'done' && outcome === 'unseen') return { state: 'unseen', at: progressAt } as const;
  return { state: progress, at: progressAt } as const;
}

interface OrderRideVan {
  lateMinutes: number;
  run: RunDriver | undefined;
}

/** Returns the rides of an order's tickets at the stops of a trip. */
export const toOrderRides = (
  trip: MarkedTrip<PublishedTrip>,
  orderId: OrderId,
  { lateMinutes, run }: OrderRideVan,
): PlannedOrderRide[] =>
  trip.stops.flatMap(({ at, riders, point }, index) => {
    const progress = progressOf(trip, index);
    return riders
      .filter((rider) => rider.orderId === orderId)
      .map((rider) => {
        const { direction, van, driver, continuesVan } = trip;
        const { state, at: stateAt } = stateOf(rider, progress);
        const isLate = lateMinutes > 0 && isBehind(progress) && state !== 'explained';
        return {
          ...{ direction, ticket: rider.ticket, addressIndex: rider.addressIndex, at, van, driver, state },
          travellers: waitingAt(rider, rider.addressIndex).map(({ name }) => name),
          address: addressOf(rider, rider.addressIndex) ?? '',
          ...(point && { point }),
          ...(stateAt && { stateAt }),
          ...(isLate && { lateMinutes }),
          ...(run?.phone && { driverPhone: run.phone }),
          ...(continuesVan !== null && { continuesVan }),
          ...(run?.endReason === 'given_away' && run.endedAt && { givenAwayAt: isoMoment(run.endedAt) }),
        };
      });
  });
