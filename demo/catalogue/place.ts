import type { SeedPlace } from '@idavuelta/api/seed/seed-content.ts';
import type { CountryCode } from '@idavuelta/shared/contracts';

const timeZones: Record<CountryCode, string> = {
  PE: 'America/Lima',
  CL: 'America/Santiago',
  ES: 'Europe/Madrid',
};

/** A maker of places of one country; their pictures are called `place-<key>`. */
export const placesOf =
  (countryCode: CountryCode) =>
  (key: string, name: string, address: string, city: string): SeedPlace => ({
    key,
    name,
    address,
    city,
    countryCode,
    timeZone: timeZones[countryCode],
    picture: `place-${key}`,
  });
