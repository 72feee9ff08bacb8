import type { CountryCode } from '@idavuelta/shared/contracts';

/** IANA time zone in which a country's documents are dated. */
export const zoneOf: Record<CountryCode, string> = {
  PE: 'America/Lima',
  CL: 'America/Santiago',
  ES: 'Europe/Madrid',
};
