import type { County, EventRequest, EventRequestState } from '@idavuelta/shared/contracts';
import type { RequestStatus } from '../../database/column-types.ts';
import { isoMoment } from '../../database/iso-moment.ts';

interface RequestRow {
  id: number;
  state: EventRequestState;
  status: RequestStatus;
  reason: string | null;
  name: string;
  location: string;
  address: string;
  startsAt: Date | null;
  endsAt: Date | null;
  timeZone: string;
  countyId: number | null;
  invitation: string;
  stops: { address: string; countyId: number; time: string }[];
  imagePath: string;
  eventSlug: string | null;
  guests: number;
  /** Of the event and its stops. */
  counties: County[];
}

/** A request as its organiser reads it. */
export function asRequest(row: RequestRow): EventRequest {
  const { reason, startsAt, endsAt, countyId, stops, eventSlug, counties, ...request } = row;
  const countyOf = (id: number | null) => counties.find((county) => county.id === id);
  const county = countyOf(countyId);
  return {
    ...request,
    hasGuests: request.guests > 0,
    additionalStops: stops.flatMap(({ address, countyId: id, time }) => {
      const of = countyOf(id);
      return of ? [{ address, county: of, time }] : [];
    }),
    ...(reason !== null && { reason }),
    ...(startsAt && { startDate: isoMoment(startsAt) }),
    ...(endsAt && { endDate: isoMoment(endsAt) }),
    ...(county && { county }),
    ...(eventSlug !== null && { eventSlug }),
  };
}
