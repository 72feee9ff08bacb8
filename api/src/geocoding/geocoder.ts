import type { AddressSuggestion, CountryCode, County, Language, Position } from '@idavuelta/shared/contracts';

/** A county, with its position when it is known. */
export interface LocatedCounty extends County {
  /** Its name; with its province's where another county that is searched has the same. */
  label: string;
  at: Position | null;
}

export interface AddressQuery {
  /** What is typed, 3 to 120 characters. */
  text: string;
  country: CountryCode;
  /** The counties in which addresses are searched. */
  counties: LocatedCounty[];
  /** Id of the county whose addresses come first. */
  preferred?: number;
  language: Language;
}

/** Most suggestions that are shown. */
export const maxSuggestions = 6;

/** Finds addresses while they are typed: our own gazetteer, or a service that speaks Nominatim's protocol. */
export interface Geocoder {
  /** @throws when it cannot be reached: then nothing is suggested */
  suggest(query: AddressQuery): Promise<AddressSuggestion[]>;
}

/** An address as it is written in its country, with the number that was typed. */
export const withHouse = (street: string, house: string, country: CountryCode) =>
  house ? `${street}${country === 'ES' ? ',' : ''} ${house}` : street;
