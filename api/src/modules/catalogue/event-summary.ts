import { type EventDetail, type EventSummary, type EventVisibility, paymentType } from '@idavuelta/shared/contracts';
import { asPrice, toDecimal } from '@idavuelta/shared/contracts/money';
import type { ActDetail } from '../../database/column-types.ts';
import { isoMoment } from '../../database/iso-moment.ts';
import type { SummaryRow } from './event-summary.repository.ts';

/** Tells whether the organiser pays, so that tickets are free for guests. */
export const isInvited = (event: Pick<SummaryRow, 'paymentType'>): boolean => event.paymentType === paymentType.invited;

/** Returns the price shown to visitors: zero for tickets paid by the organiser. */
export const shownPrice = (event: Pick<SummaryRow, 'paymentType'>, minor: number): number =>
  isInvited(event) ? 0 : toDecimal(asPrice(minor));

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

export function toSummary(event: SummaryRow): EventSummary {
  const { genre, placeCity, lowestPriceMinor, lowestPickUp } = event;
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
    minTicketPrice: shownPrice(event, lowestPriceMinor ?? 0),
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
  };

export const toDetail = ({
  visibility,
  message,
  cancelled,
  soldOutDays,
  firstOpenDay,
  stops,
  ...event
}: DetailRow): EventDetail => ({
  ...toSummary(event),
  visibility,
  soldOutDays,
  ...(firstOpenDay !== null && { firstOpenDay }),
  ...(message !== null && { message }),
  ...(cancelled !== null && { cancelled: cancelled.reason ? { reason: cancelled.reason } : {} }),
  additionalStops: stops,
});
