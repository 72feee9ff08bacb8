import type { SeedCoordinates, SeedPlace, SeedProvince, SeedStreet } from '@idavuelta/api/seed/seed-content.ts';
import type { CountryCode } from '@idavuelta/shared/contracts';
import { readData } from './read-data.ts';

interface County {
  /** Approximate centre of the inhabited area. */
  coordinates: SeedCoordinates;
  /** Real names at approximate positions. */
  streets?: SeedStreet[];
}
type Province = Pick<SeedProvince, 'key' | 'countryCode' | 'name'> & { counties: Record<string, County> };

const timeZones: Record<CountryCode, string> = {
  PE: 'America/Lima',
  CL: 'America/Santiago',
  ES: 'Europe/Madrid',
};

/** The provinces with departures, and all their districts, communes and towns by name. */
export const counties = Object.fromEntries(
  readData<Province[]>('provinces').map((province) => [province.key, province.counties]),
);

export const provinces: SeedProvince[] = readData<Province[]>('provinces').map(({ counties, ...province }) => ({
  ...province,
  counties: Object.keys(counties),
  coordinates: Object.fromEntries(Object.entries(counties).map(([name, { coordinates }]) => [name, coordinates])),
  streets: Object.fromEntries(
    Object.entries(counties).flatMap(([name, { streets }]) => (streets ? [[name, streets]] : [])),
  ),
}));

/** Venues of events. Their pictures are called `place-<key>`. */
export const places: SeedPlace[] = readData<Omit<SeedPlace, 'timeZone' | 'picture'>[]>('places').map((place) => ({
  ...place,
  timeZone: timeZones[place.countryCode],
  picture: `place-${place.key}`,
}));
