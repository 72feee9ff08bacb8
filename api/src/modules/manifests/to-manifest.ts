import { asksPassengerDocument } from '@idavuelta/shared/contracts/rules';
import type { ManifestContent } from '../../database/column-types.ts';
import { addressOf, waitingAt } from '../dispatch/plans/parties/parties.ts';
import type { LeavingTrip } from './manifests.repository.ts';

type Stop = LeavingTrip['stops'][number];

/** Returns the passengers who board or leave the van at a stop, with the address of each. */
function toStop({ at, riders, point }: Stop, withDocuments: boolean): ManifestContent['stops'][number] {
  const [first] = riders;
  return {
    at: new Date(at).toISOString(),
    address: (first && (addressOf(first, first.addressIndex) ?? first.address)) ?? '',
    ...(point && { point: { name: point.name, address: point.address, walkMinutes: point.walkMinutes } }),
    passengers: riders.flatMap((rider) =>
      waitingAt(rider, rider.addressIndex).map((passenger) => ({
        name: passenger.name ?? '',
        order: rider.order,
        ticket: rider.ticket,
        ...(withDocuments && { document: passenger.document ?? '' }),
      })),
    ),
  };
}

/** Writes down a trip as it leaves. */
export function toManifest(trip: LeavingTrip): ManifestContent {
  const { event, country, timeZone, direction, number, issuer, plate, van, driver, licence, startsAt, endsAt } = trip;
  const withDocuments = asksPassengerDocument[country];
  return {
    ...{ event, country, timeZone, direction, number, van, driver },
    company: issuer && { name: issuer.legalName, taxId: issuer.taxId, address: `${issuer.address}, ${issuer.city}` },
    plate: plate ?? '',
    licence: licence ?? '',
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    stops: trip.stops.map((stop) => toStop(stop, withDocuments)),
  };
}
