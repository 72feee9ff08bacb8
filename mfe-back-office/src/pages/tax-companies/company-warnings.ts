import type { TaxCompany } from '@idavuelta/shared/contracts/staff';

/** Enough time to get another certificate, or other numbers, from the authority, in days. */
const warningDays = 30;
/** Below this number of folios staff is warned: a good day sells as many. */
const fewFolios = 50;

/** @param iso day or moment, ISO 8601 */
const endsSoon = (iso: string, now = Date.now()) => Date.parse(iso) - now < warningDays * 86_400_000;

/** Tells how long a certificate is still good for. */
export function certificateState(certificate: TaxCompany['certificate']) {
  if (!certificate) return 'none';
  if (certificate.isExpired) return 'expired';
  return endsSoon(certificate.until) ? 'soon' : 'valid';
}

/** Tells whether numbers of a series are left for a while. */
export function folioState({ left, until }: TaxCompany['folios'][number]) {
  if (left === 0) return 'none';
  if (left < fewFolios) return 'few';
  return until && endsSoon(until) ? 'soon' : 'enough';
}
