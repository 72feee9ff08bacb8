import type { County, Currency, EventRequest, EventRequestState } from '@idavuelta/shared/contracts';
import { toDecimal } from '@idavuelta/shared/contracts/money';
import type { QuotePayment } from '@idavuelta/shared/contracts/rules';
import type { RequestStatus } from '../../database/column-types.ts';
import { isoMoment } from '../../database/iso-moment.ts';
import { quoteReference } from './quote.ts';

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
  quoteMinor: number | null;
  quoteCurrency: Currency | null;
  quotePayBy: QuotePayment | null;
  quoteBilledAt: Date | null;
  quotePaidAt: Date | null;
  /** The company's bank account in the event's country. */
  bankName: string | null;
  accountId: string | null;
  accountType: string | null;
  holder: string | null;
  guests: number;
  /** Counties of the event and its stops. */
  counties: County[];
}

/** Returns the price for the organiser and the account to pay to. */
function toQuote(row: RequestRow): EventRequest['quote'] {
  const { quoteMinor, quoteCurrency, quotePayBy, bankName, accountId, accountType, holder } = row;
  if (quoteMinor === null || !quoteCurrency || !quotePayBy) return undefined;
  const openState = row.quoteBilledAt ? 'billed' : 'open';
  return {
    amount: toDecimal({ minor: quoteMinor, currency: quoteCurrency }),
    currency: quoteCurrency,
    payBy: quotePayBy,
    state: row.quotePaidAt ? 'paid' : openState,
    reference: quoteReference(row.id),
    ...(quotePayBy === 'transfer' &&
      bankName !== null &&
      accountId !== null &&
      accountType !== null && { bank: { bankName, accountId, accountType, ...(holder !== null && { holder }) } }),
  };
}

/** Converts a request to its organiser's view. */
export function toRequest(row: RequestRow): EventRequest {
  const { id, state, status, name, location, address, timeZone, invitation, imagePath, guests } = row;
  const { reason, startsAt, endsAt, countyId, stops, eventSlug, counties } = row;
  const quote = toQuote(row);
  const countyOf = (id: number | null) => counties.find((county) => county.id === id);
  const county = countyOf(countyId);
  return {
    id,
    state,
    status,
    name,
    location,
    address,
    timeZone,
    invitation,
    imagePath,
    guests,
    hasGuests: guests > 0,
    additionalStops: stops.flatMap(({ address, countyId: id, time }) => {
      const of = countyOf(id);
      return of ? [{ address, county: of, time }] : [];
    }),
    ...(quote && { quote }),
    ...(reason !== null && { reason }),
    ...(startsAt && { startDate: isoMoment(startsAt) }),
    ...(endsAt && { endDate: isoMoment(endsAt) }),
    ...(county && { county }),
    ...(eventSlug !== null && { eventSlug }),
  };
}
