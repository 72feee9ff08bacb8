import type { StopPoint } from '@idavuelta/shared/contracts';
import type { TripChange } from '@idavuelta/shared/contracts/staff';
import { isoMoment } from '../../../../database/iso-moment.ts';
import type { partyFinder, RidingParty } from '../../plans/parties/parties.ts';
import type { PublishedTrip } from '../trips.repository.ts';

interface DrivenNow {
  id: number;
  /** ISO 8601. */
  startsAt: string;
  continuesVan: string | null;
  stops: { at: string; party: RidingParty; point: StopPoint | null }[];
}

/**
 * Returns what is different from the trip as its driver last confirmed it.
 * @param confirmed undefined when the driver has confirmed no version
 * @returns undefined when there is nothing to confirm
 */
export function changeOf(
  { id, startsAt, continuesVan, stops }: DrivenNow,
  confirmed: PublishedTrip | undefined,
  find: ReturnType<typeof partyFinder>,
): TripChange | undefined {
  const continues = continuesVan === null ? {} : { continues: continuesVan };
  if (!confirmed) return { isNew: true, ...continues, added: [], gone: [], moved: [] };
  if (confirmed.id === id) return undefined;
  const calledBefore = confirmed.stops
    .filter(({ riders }) => riders.length > 0)
    .map(({ at, riders, point }) => ({
      at: isoMoment(at),
      address: point?.name ?? riders[0]?.address ?? '',
      call: `${find(riders)?.id} ${point?.id}`,
    }));
  // another point is another call
  const callOf = ({ party, point }: DrivenNow['stops'][number]) => `${party.id} ${point?.id}`;
  const before = new Map(calledBefore.map(({ at, call }) => [call, at]));
  const now = new Set(stops.map(callOf));
  const change = {
    isNew: false,
    added: stops.filter((stop) => !before.has(callOf(stop))).map(({ party }) => party.id),
    gone: calledBefore.filter(({ call }) => !now.has(call)).map(({ at, address }) => ({ at, address })),
    moved: stops.flatMap((stop) => {
      const was = before.get(callOf(stop));
      return was === undefined || was === isoMoment(stop.at) ? [] : [{ party: stop.party.id, was }];
    }),
  };
  const was = isoMoment(confirmed.startsAt);
  const isSame = was === startsAt && change.added.length + change.gone.length + change.moved.length === 0;
  return isSame ? undefined : { ...change, ...(was !== startsAt && { startsAt: was }) };
}
