import { type EventSummary, type EventTexts, links } from '@idavuelta/shared/contracts';
import { exponents } from '@idavuelta/shared/contracts/money';
import { withOffset } from '@idavuelta/shared/contracts/time';
import { lowestPriceOf } from '../../features/events/lowest-price.ts';

interface JsonLdInput {
  /** The event's texts in the page's language. */
  texts?: EventTexts;
  /** The place's name in the page's language. */
  place: string;
  siteOrigin: string;
  apiBaseUrl: string;
  /** What the price covers: the ride, not admission. */
  sold: string;
}

/** The event as structured data for search engines: https://schema.org/Event */
export function eventJsonLd(event: EventSummary, { texts, place, siteOrigin, apiBaseUrl, sold }: JsonLdInput) {
  const { charge } = lowestPriceOf(event, texts);
  const url = siteOrigin + links.event(event.slug);
  const picture = texts?.imagePath || event.imagePath;
  const seats = event.available && !event.soldOut ? 'InStock' : 'SoldOut';
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: texts?.name,
    description: texts?.description,
    url,
    ...(picture && { image: [new URL(`${apiBaseUrl}${picture}-1440.webp`, siteOrigin).href] }),
    startDate: withOffset(event.calendars[0]?.startDate ?? event.startDate, event.timeZone),
    endDate: withOffset(event.endDate, event.timeZone),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {
      '@type': 'Place',
      name: place,
      address: { '@type': 'PostalAddress', streetAddress: event.place.address, addressCountry: event.countryCode },
    },
    organizer: { '@type': 'Organization', name: 'Idavuelta', url: siteOrigin },
    offers: {
      '@type': 'Offer',
      description: sold,
      url,
      price: charge.amount.toFixed(exponents[charge.currency]),
      priceCurrency: charge.currency,
      ...(event.saleOpensAt && { validFrom: withOffset(event.saleOpensAt, event.timeZone) }),
      availability: `https://schema.org/${seats}`,
    },
  };
}
