import { type EventDetail, type EventSummary, type EventVisibility, paymentType } from '@idavuelta/shared/contracts';
import { currencyOf, type DecimalAmount, toDecimalAmount } from '@idavuelta/shared/contracts/money';
import type { ActDetail } from '../../database/column-types.ts';
import { isoMoment } from '../../database/iso-moment.ts';
import type { Courtesy } from '../exchange-rates/exchange-rates.service.ts';
import type { SummaryRow } from './event-summary.repository.ts';

/** Tells whether the organiser pays, so that tickets are free for guests. */
export const isInvited = (event: Pick<SummaryRow, 'paymentType'>): boolean => event.paymentType === paymentType.invited;

/** A price as visitors see it: what is charged, and the same in soles while there is a fresh rate. */
export interface ShownPrice {
  charge: DecimalAmount;
  price?: number;
}

/** Returns the price of an event's ticket: zero when the organiser pays. */
export function shownPrice(
  event: Pick<SummaryRow, 'paymentType' | 'countryCode'>,
  amountMinor: number,
  courtesy: Courtesy,
): ShownPrice {
  const amount = { minor: isInvited(event) ? 0 : amountMinor, currency: currencyOf[event.countryCode] };
  return { charge: toDecimalAmount(amount), price: courtesy(amount) };
}

const toCalendar = ({ id, startsAt, soldOut, open }: SummaryRow['dates'][number]) => ({
  id,
  startDate: isoMoment(startsAt),
  soldOut,
  salesClosed: !open,
});

/** Tells whether tickets are available, and otherwise why not. */
export const toSale = ({ open, available, running, withdrawn, salesStopped }: SaleState) => ({
  available: !withdrawn && available && running,
  soldOut: open && !available,
  salesClosed: !open && running,
  salesStopped,
});
type SaleState = Pick<SummaryRow, 'open' | 'available' | 'running' | 'withdrawn' | 'salesStopped'>;

export function toSummary(event: SummaryRow, courtesy: Courtesy): EventSummary {
  const { genre, placeCity, lowestAmountMinor, lowestPickUp, saleOpensAt, saleEndsAt } = event;
  const lowest = shownPrice(event, lowestAmountMinor ?? 0, courtesy);
  return {
    id: event.id,
    slug: event.slug,
    type: event.type,
    ...(genre !== null && { genre }),
    countryCode: event.countryCode,
    timeZone: event.timeZone,
    startDate: isoMoment(event.startsAt),
    endDate: isoMoment(event.endsAt),
    periodicityType: event.periodicityType,
    paymentType: event.paymentType,
    minTicketPrice: lowest.price,
    minTicketCharge: lowest.charge,
    ...(lowestPickUp !== null && !isInvited(event) && { minTicketPickUp: lowestPickUp }),
    imagePath: event.imagePath,
    translations: event.texts,
    place: {
      id: event.placeId,
      name: event.placeName,
      imagePath: event.placeImagePath,
      address: event.placeAddress,
      translations: event.placeTranslations,
      ...(placeCity !== null && { city: placeCity }),
    },
    calendars: event.dates.map(toCalendar),
    ...(saleOpensAt !== null && { saleOpensAt: isoMoment(saleOpensAt) }),
    ...(saleEndsAt !== null && { saleEndsAt: isoMoment(saleEndsAt) }),
    ...toSale(event),
  };
}

type DetailRow = SummaryRow &
  Pick<EventDetail, 'soldOutDays'> & {
    visibility: EventVisibility;
    message: string | null;
    cancelled: ActDetail | null;
    firstOpenDay: string | null;
    stops: EventDetail['additionalStops'];
    waitingRooms: { room: number; startsAt: string | null }[];
  };

export const toDetail = (
  { visibility, message, cancelled, soldOutDays, firstOpenDay, stops, waitingRooms, ...event }: DetailRow,
  courtesy: Courtesy,
): EventDetail => ({
  ...toSummary(event, courtesy),
  visibility,
  soldOutDays,
  ...(firstOpenDay !== null && { firstOpenDay }),
  ...(message !== null && { message }),
  ...(cancelled !== null && { cancelled: cancelled.reason ? { reason: cancelled.reason } : {} }),
  additionalStops: stops,
  ...(waitingRooms.length > 0 && {
    waitingRooms: waitingRooms.map(({ room, startsAt }) => ({
      room,
      ...(startsAt !== null && { startsAt: isoMoment(startsAt) }),
    })),
  }),
});
