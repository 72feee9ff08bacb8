import type { OrderId, PickUps } from '@idavuelta/shared/contracts';
import type { EstimateSettings } from '../../config/pick-up-config.ts';
import type { Database } from '../../database/database.ts';
import { isoMoment } from '../../database/iso-moment.ts';
import { AppError } from '../../errors.ts';
import type { DateAndDay } from '../seats/seats.service.ts';
import { createPickUpsRepository } from './pick-ups.repository.ts';
import { calculateWindows, timeAtAddress, toCoordinates, toPickUpTime } from './windows.ts';

export type PickUpsService = ReturnType<typeof createPickUpsService>;

/** Pick-up times and times of arrival at home. */
export function createPickUpsService({ db, settings }: { db: Database; settings: EstimateSettings }) {
  const pickUps = createPickUpsRepository(db);

  return {
    /** @throws NOT_FOUND for an unknown event or date */
    async of(eventId: number, chosen: DateAndDay): Promise<PickUps> {
      const occasion = await pickUps.occasion(eventId, chosen);
      if (!occasion) throw new AppError('NOT_FOUND');
      const windows = calculateWindows(occasion, settings);
      const provinces = Map.groupBy(occasion.counties, ({ provinceId }) => provinceId);
      return {
        startDate: isoMoment(occasion.startsAt),
        place: toCoordinates(occasion),
        provinces: [...provinces].map(([id, counties]) => ({
          id,
          name: counties[0]?.province ?? '',
          counties: counties.flatMap((county) => {
            const window = windows.inCounty(county);
            return window ? [{ id: county.id, name: county.name, position: toCoordinates(county), ...window }] : [];
          }),
        })),
        meetingPoints: occasion.meetingPoints.flatMap((point) => {
          const { productVariantId, address, minutes } = point;
          const window = windows.atMeetingPoint(point, minutes);
          return window ? [{ productVariantId, address, position: toCoordinates(point), ...window }] : [];
        }),
      };
    },

    /** Returns the pick-up windows of an order's tickets by number, and exact times when known. */
    async ofOrder(orderId: OrderId) {
      const order = await pickUps.ofOrder(orderId);
      if (!order) return undefined;
      const windows = calculateWindows(order, settings);
      const counties = new Map(order.counties.map((county) => [county.id, county]));
      return order.tickets.map((ticket) => ({
        time: toPickUpTime(ticket),
        times: ticket.addresses.map((_, index) => timeAtAddress(ticket, index)),
        windows: ticket.addresses.map(({ countyId }) => {
          if (ticket.meetingPoint !== null && ticket.minutes !== null)
            return windows.atMeetingPoint(ticket, ticket.minutes);
          const county = counties.get(countyId);
          return county && windows.inCounty(county);
        }),
      }));
    },
  };
}
