import type { CountryCode } from '@idavuelta/shared/contracts';

/** Zone of a country's issuers, IANA: the day of a document is that of its issuer. */
export const zoneOf: Record<CountryCode, string> = {
  PE: 'America/Lima',
  CL: 'America/Santiago',
  ES: 'Europe/Madrid',
};
