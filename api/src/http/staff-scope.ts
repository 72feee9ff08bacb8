import type { CountryCode } from '@idavuelta/shared/contracts';
import type { StaffRole } from '@idavuelta/shared/contracts/staff';

/** Scope of a person as stored. */
export interface StoredScope {
  role: StaffRole;
  partnerId: number | null;
  countries: CountryCode[] | null;
  eventIds: number[] | null;
}

/** What a person of staff may see. Both limits absent: everything that the role may see. */
export interface StaffScope {
  /** The partner company they work for. */
  partnerId?: number;
  countries?: CountryCode[];
  eventIds?: number[];
}

/** Owners are not limited. */
export const toScope = ({ role, partnerId, countries, eventIds }: StoredScope): StaffScope => ({
  ...(partnerId !== null && { partnerId }),
  ...(role !== 'owner' && countries !== null && { countries }),
  ...(role !== 'owner' && eventIds !== null && { eventIds }),
});

/**
 * How a route applies the scope of a person whose access is limited. `own`: it returns only their own account or trips.
 * `filtered`: its handler leaves out what is outside the scope. `departure`: name of the path parameter with the
 * departure's id, which must be inside. A route without a rule is closed to them.
 */
export type ScopeRule = 'own' | 'filtered' | { departure: string };

export const isLimited = ({ countries, eventIds }: StaffScope) => countries !== undefined || eventIds !== undefined;

/** Tells whether something of a country, such as a vehicle, is in the scope. Limits to events leave countries open. */
export const isCountryInScope = ({ countries, eventIds }: StaffScope, country: CountryCode | undefined) =>
  countries === undefined || eventIds !== undefined || country === undefined || countries.includes(country);
