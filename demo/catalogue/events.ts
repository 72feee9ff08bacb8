import type { SeedEvent, SeedPlace } from '@idavuelta/api/seed/seed-content.ts';
import { eventType, paymentType, periodicity } from '@idavuelta/shared/contracts';
import { type Fares, toStock } from './fares.ts';
import { places } from './places.ts';
import { readData } from './read-data.ts';
import { eventTexts, type NameAndDescription, type Worded } from './texts.ts';

/** An event in the data files; by default massive, on fixed dates and paid by the buyer. */
interface EventData
  extends Pick<SeedEvent, 'slug' | 'genre' | 'visibility' | 'place' | 'dates' | 'endDaysAhead' | 'hours'>,
    Pick<SeedEvent, 'recommended' | 'message'>,
    Partial<Pick<SeedEvent, 'picture' | 'additionalStops'>> {
  type?: keyof typeof eventType;
  periodicityType?: keyof typeof periodicity;
  paymentType?: keyof typeof paymentType;
  fares: Fares;
  texts: Worded<NameAndDescription>;
}

const placesByKey = new Map(places.map((place) => [place.key, place]));

const toEvent = ({ fares, texts, ...event }: EventData, place: SeedPlace): SeedEvent => ({
  picture: `event-${event.slug}`,
  additionalStops: [],
  ...event,
  type: eventType[event.type ?? 'massive'],
  periodicityType: periodicity[event.periodicityType ?? 'fixed'],
  paymentType: paymentType[event.paymentType ?? 'buyer'],
  countryCode: place.countryCode,
  translations: eventTexts(texts, place.name),
  ...toStock(fares, place.countryCode),
});

export const events: SeedEvent[] = ['pe', 'cl', 'es']
  .flatMap((country) => readData<EventData[]>(`events/${country}`))
  .map((event) => {
    const place = placesByKey.get(event.place);
    if (!place) throw new Error(`Event ${event.slug} is at an unknown place: ${event.place}`);
    return toEvent(event, place);
  });
