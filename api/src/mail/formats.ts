import { type Language, languageTag } from '@idavuelta/shared/contracts';

/** `S/1.234,50`: dot for thousands and comma for decimals in every language, as on the site. */
export function money(soles: number): string {
  const [whole = '0', decimals] = soles.toFixed(2).split('.');
  return `S/${whole.replace(/\B(?=(\d{3})+$)/g, '.')},${decimals}`;
}

/** A moment in words, in the given zone. */
export const longDate = (iso: string, language: Language, timeZone: string) =>
  new Intl.DateTimeFormat(languageTag(language), { dateStyle: 'full', timeStyle: 'short', timeZone }).format(
    new Date(iso),
  );
