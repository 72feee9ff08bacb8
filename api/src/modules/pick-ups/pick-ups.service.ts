import type { OrderId, PickUps, PickUpWindow } from '@idavuelta/shared/contracts';
import type { Database } from '../../database/database.ts';
import { AppError } from '../../errors.ts';
import type { DateAndDay } from '../seats/seats.service.ts';
import { type Coordinates, type EstimateSettings, estimateWindow } from './estimate.ts';
import {
  createPickUpsRepository,
  type DepartureFacts,
  type MeetingPoint,
  type ServedCounty,
} from './pick-ups.repository.ts';

export type PickUpsService = ReturnType<typeof createPickUpsService>;

/** When travellers are picked up and home again: estimated, unless staff has set it by hand. */
export function createPickUpsService({ db, settings }: { db: Database; settings: EstimateSettings }) {
  const pickUps = createPickUpsRepository(db);

  const estimate = (county: Coordinates, place: Coordinates, { startsAt, endsAt, timeZone }: DepartureFacts) =>
    inIso(estimateWindow({ county, place, startsAt, endsAt, timeZone }, settings));

  /** Undefined for a county of which we do not know where it is. */
  const windowOf = ({ set, at }: Pick<ServedCounty, 'set' | 'at'>, facts: DepartureFacts) =>
    set ?? (at && facts.place ? estimate(at, facts.place, facts) : undefined);

  /** At a meeting point the time is exact; the way home is reckoned as from a county. */
  function meetingTime(
    { at, minutes }: Pick<MeetingPoint, 'at' | 'minutes'>,
    facts: DepartureFacts,
  ): PickUpWindow | undefined {
    if (!at || !facts.place) return undefined;
    const leavesAt = isoOf(new Date(facts.startsAt.getTime() - minutes * 60_000));
    return { opensAt: leavesAt, closesAt: leavesAt, homeAt: estimate(at, facts.place, facts).homeAt };
  }

  return {
    /** @throws NOT_FOUND for an unknown event or date */
    async of(eventId: number, chosen: DateAndDay): Promise<PickUps> {
      const facts = await pickUps.facts(eventId, chosen);
      if (!facts) throw new AppError('NOT_FOUND');
      const provinces = Map.groupBy(facts.counties, ({ provinceId }) => provinceId);
      return {
        startDate: isoOf(facts.startsAt),
        place: facts.place ?? undefined,
        provinces: [...provinces].map(([id, counties]) => ({
          id,
          name: counties[0]?.province ?? '',
          counties: counties.flatMap((county) => {
            const window = windowOf(county, facts);
            return window ? [{ id: county.id, name: county.name, position: county.at ?? undefined, ...window }] : [];
          }),
        })),
        meetingPoints: facts.meetingPoints.flatMap((point) => {
          const window = meetingTime(point, facts);
          if (!window) return [];
          const { productVariantId, address, at } = point;
          return [{ productVariantId, address, position: at ?? undefined, ...window }];
        }),
      };
    },

    /** Of each ticket of an order, by its number: the windows of its addresses, and its exact time once there is one. */
    async ofOrder(orderId: OrderId) {
      const facts = await pickUps.ofOrder(orderId);
      return facts?.tickets.map(({ meetingPoint, addresses, time }) => ({
        time: time ?? undefined,
        windows: addresses.map((address) =>
          meetingPoint ? meetingTime(meetingPoint, facts) : windowOf(address, facts),
        ),
      }));
    },
  };
}

/** As the database writes moments. */
const isoOf = (date: Date) => date.toISOString().replace('.000Z', 'Z');

const inIso = <Name extends string>(dates: Record<Name, Date>) =>
  Object.fromEntries(Object.entries<Date>(dates).map(([name, date]) => [name, isoOf(date)])) as Record<Name, string>;
