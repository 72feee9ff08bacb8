import type { SearchSuggestion } from '@idavuelta/shared/contracts';
import type { EventTranslations, PlaceTranslations } from '../../database/column-types.ts';

interface Found {
  cities: { name: string }[];
  places: { name: string; city: string | null; translations: PlaceTranslations }[];
  events: { slug: string; city: string | null; translations: EventTranslations }[];
}

const inCity = (city: string | null) => (city === null ? {} : { city });

/** Reduces texts to the name in each language. */
const namesOf = (texts: EventTranslations): SearchSuggestion['translations'] =>
  Object.fromEntries(Object.entries(texts).map(([language, { name }]) => [language, { name }]));

/** Orders suggestions: cities, then venues, then events. */
export const toSuggestions = ({ cities, places, events }: Found): SearchSuggestion[] => [
  ...cities.map(({ name }) => ({ kind: 'city' as const, name, translations: {} })),
  ...places.map(({ name, city, translations }) => ({ kind: 'place' as const, name, ...inCity(city), translations })),
  ...events.map(({ slug, city, translations }) => ({
    kind: 'event' as const,
    name: '',
    slug,
    ...inCity(city),
    translations: namesOf(translations),
  })),
];
