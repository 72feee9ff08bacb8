import type { AddressSuggestion, CountryCode, County, Language, Position } from '@idavuelta/shared/contracts';

/** A county with its position, if known. */
export interface LocatedCounty extends County {
  /** Its name, with the province if another searched county has the same name. */
  label: string;
  at: Position | null;
}

export interface AddressQuery {
  /** The typed text, 3 to 120 characters. */
  text: string;
  country: CountryCode;
  counties: LocatedCounty[];
  /** Id of the county whose addresses come first. */
  preferred?: number;
  language: Language;
}

/** Maximum number of suggestions. */
export const maxSuggestions = 6;

/** Suggests addresses while they are typed: our own gazetteer, or a service with Nominatim's protocol. */
export interface Geocoder {
  /** @throws when the service cannot be reached; nothing is suggested then */
  suggest(query: AddressQuery): Promise<AddressSuggestion[]>;
}

/** Formats an address in its country's order, with the typed house number. */
export const withHouse = (street: string, house: string, country: CountryCode) =>
  house ? `${street}${country === 'ES' ? ',' : ''} ${house}` : street;
