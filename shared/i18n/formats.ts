import { type Language, languageTag } from '../contracts/index.ts';

// Making an Intl formatter costs far more than using it: one per language and style, kept.
const kept = new Map<string, Intl.DateTimeFormat>();

const styles = {
  day: { day: 'numeric' },
  month: { month: 'long' },
  monthShort: { month: 'short' },
  weekday: { weekday: 'long' },
  time: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  long: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  medium: { day: 'numeric', month: 'short', year: 'numeric' },
} satisfies Record<string, Intl.DateTimeFormatOptions>;

export type DateStyle = keyof typeof styles;

/**
 * A moment in words.
 * @param iso ISO 8601 UTC
 * @param timeZone IANA name of the zone to show it in; events are shown in their own
 */
export function formatDate(iso: string, style: DateStyle, language: Language, timeZone: string): string {
  const key = `${language} ${style} ${timeZone}`;
  let formatter = kept.get(key);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat(languageTag(language), { ...styles[style], timeZone });
    kept.set(key, formatter);
  }
  return formatter.format(new Date(iso));
}

// German groups as the spec asks (1.234,50) for every language; es-PE itself would write 1,234.50.
const soles = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Decimal soles as `S/1.234,50`. */
export const formatMoney = (amount: number) => `S/${soles.format(amount)}`;
