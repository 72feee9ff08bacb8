import type { SeedEvent } from '@idavuelta/api/seed/seed-content.ts';
import { type EventGenre, eventType, paymentType, periodicity } from '@idavuelta/shared/contracts';
import { chile } from './places/chile.ts';
import { peru } from './places/peru.ts';
import { spain } from './places/spain.ts';
import { eventTexts, type NameAndDescription, type Worded } from './texts.ts';

export const places = [...peru, ...chile, ...spain];

type Derived = 'slug' | 'countryCode' | 'translations';
type Defaulted = 'picture' | 'type' | 'periodicityType' | 'paymentType' | 'additionalStops';

export type EventInput = Omit<SeedEvent, Derived | Defaulted> &
  Partial<Pick<SeedEvent, Defaulted>> & { genre: EventGenre; texts: Worded<NameAndDescription> };

/** An event: with a picture of its own, massive, on a fixed date, paid by the buyer and without extra stops unless said otherwise. */
export function event(slug: string, { texts, ...input }: EventInput): SeedEvent {
  const place = places.find(({ key }) => key === input.place);
  if (!place) throw new Error(`Event ${slug} is at an unknown place: ${input.place}`);
  return {
    slug,
    countryCode: place.countryCode,
    picture: `event-${slug}`,
    translations: eventTexts(texts, place.name),
    type: eventType.massive,
    periodicityType: periodicity.fixed,
    paymentType: paymentType.buyer,
    additionalStops: [],
    ...input,
  };
}

/** One date, e.g. `on(25, '20:00')`. */
export const on = (daysAhead: number, time: string) => [{ daysAhead, time }];

/** Several dates at the same hour. */
export const onDays = (time: string, ...days: number[]) => days.map((daysAhead) => ({ daysAhead, time }));
