import type { CountryCode } from '@idavuelta/shared/contracts';

/** What a person of staff may see. Both limits absent: everything that the role may see. */
export interface StaffScope {
  /** The partner company they work for. */
  partnerId?: number;
  countries?: CountryCode[];
  eventIds?: number[];
}

/**
 * How a route keeps to the scope of a limited person. `own`: it shows nothing of events. `filtered`: its handler leaves
 * out what is outside. `departure`: the path parameter with the departure it is about. A route without a rule is closed
 * to limited people.
 */
export type ScopeRule = 'own' | 'filtered' | { departure: string };

export const isLimited = ({ countries, eventIds }: StaffScope) => countries !== undefined || eventIds !== undefined;

/** Tells whether something of a country, such as a vehicle, is in the scope. Limits to events leave countries open. */
export const isCountryInScope = ({ countries, eventIds }: StaffScope, country: CountryCode | undefined) =>
  countries === undefined || eventIds !== undefined || country === undefined || countries.includes(country);
