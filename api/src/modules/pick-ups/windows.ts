import type { PickUpTime, PickUpWindow } from '@idavuelta/shared/contracts';
import type { EstimateSettings } from '../../config/pick-up-config.ts';
import { isoMoment } from '../../database/iso-moment.ts';
import type { Coordinates } from '../../geocoding/distance.ts';
import { estimateWindow } from './estimate.ts';
import type { OccasionRow, OrderRow } from './pick-ups.repository.ts';

type Occasion = Pick<OccasionRow, 'startsAt' | 'endsAt' | 'timeZone' | 'latitude' | 'longitude'>;
type Located = Pick<OccasionRow, 'latitude' | 'longitude'>;
/** A county with its manually set window. */
type SetCounty = OrderRow['counties'][number];

/** Returns undefined without a known position. */
export const toCoordinates = ({ latitude, longitude }: Located): Coordinates | undefined =>
  latitude === null || longitude === null ? undefined : { latitude, longitude };

/** Returns the manually set window, if any. */
const setIn = ({ opensAt, closesAt, homeAt }: SetCounty): PickUpWindow | undefined =>
  opensAt && closesAt && homeAt
    ? { opensAt: isoMoment(opensAt), closesAt: isoMoment(closesAt), homeAt: isoMoment(homeAt) }
    : undefined;

type TimedTicket = Pick<OrderRow['tickets'][number], 'picksUpAt' | 'van' | 'driver' | 'byAddress'>;

/** Returns the exact time of a ticket when known; for several addresses the first. */
export const toPickUpTime = ({ picksUpAt, van, driver }: TimedTicket): PickUpTime | undefined =>
  picksUpAt && van !== null && driver !== null ? { at: isoMoment(picksUpAt), van, driver } : undefined;

/** Returns the exact time at one of a ticket's addresses, if it has several. @param index from 0 */
export const timeAtAddress = ({ byAddress }: TimedTicket, index: number): PickUpTime | undefined =>
  byAddress?.[index] ?? undefined;

/** Calculates pick-up times and arrivals at home for an occasion: set manually, otherwise estimated. */
export function calculateWindows(occasion: Occasion, settings: EstimateSettings) {
  const { startsAt, endsAt, timeZone } = occasion;
  const place = toCoordinates(occasion);

  function estimate(county: Coordinates, to: Coordinates): PickUpWindow {
    const window = estimateWindow({ county, place: to, startsAt, endsAt, timeZone }, settings);
    return {
      opensAt: isoMoment(window.opensAt),
      closesAt: isoMoment(window.closesAt),
      homeAt: isoMoment(window.homeAt),
    };
  }

  return {
    /** Returns undefined without a manually set window unless the positions of county and venue are known. */
    inCounty(county: SetCounty): PickUpWindow | undefined {
      const at = toCoordinates(county);
      return setIn(county) ?? (at && place && estimate(at, place));
    },

    /**
     * Returns the exact time at a meeting point; the way home is estimated as for a county.
     * @param minutes before the event
     */
    atMeetingPoint(point: Located, minutes: number): PickUpWindow | undefined {
      const at = toCoordinates(point);
      if (!at || !place) return undefined;
      const leavesAt = isoMoment(new Date(startsAt.getTime() - minutes * 60_000));
      return { opensAt: leavesAt, closesAt: leavesAt, homeAt: estimate(at, place).homeAt };
    },
  };
}
