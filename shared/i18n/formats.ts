import { type Language, languageTag } from '../contracts/index.ts';
import { courtesyCurrency, type DecimalAmount } from '../contracts/money/currency.ts';
import { formatDecimalAmount } from '../contracts/money/format.ts';

// Making a formatter costs far more than using it, so each is made once.
const dateTimeFormats = new Map<string, Intl.DateTimeFormat>();

/**
 * Returns a formatter for timestamps, cached for the lifetime of the page.
 * @param tag BCP 47, e.g. `es-PE`
 */
export function dateTimeFormat(tag: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${tag} ${JSON.stringify(options)}`;
  let format = dateTimeFormats.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(tag, options);
    dateTimeFormats.set(key, format);
  }
  return format;
}

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
 * Formats a time as readers of the language write it: 20:00, in English 8:00 PM, in Portuguese 20h.
 * @param time 24-hour, `HH:mm`
 */
function writtenTime(time: string, language: Language) {
  const [hours = '', minutes = ''] = time.split(':');
  if (language === 'pt_BR') return `${Number(hours)}h${minutes === '00' ? '' : minutes}`;
  if (language !== 'en_US') return time;
  return `${Number(hours) % 12 || 12}:${minutes}\u00a0${Number(hours) < 12 ? 'AM' : 'PM'}`;
}

/**
 * Formats a timestamp.
 * @param iso ISO 8601 UTC
 * @param timeZone IANA name of the zone to show it in; events are shown in their own
 */
export function formatDate(iso: string, style: DateStyle, language: Language, timeZone: string): string {
  const key = `${style} ${language} ${timeZone}`;
  const format = styleFormats.get(key) ?? dateTimeFormat(languageTag(language), { ...styles[style], timeZone });
  styleFormats.set(key, format);
  const written = format.format(new Date(iso));
  return style === 'time' ? writtenTime(written, language) : written;
}

const styleFormats = new Map<string, Intl.DateTimeFormat>();

/** Formats money from a response: an amount, or a decimal figure in soles. */
export const formatMoney = (value: number | DecimalAmount) =>
  formatDecimalAmount(typeof value === 'number' ? { amount: value, currency: courtesyCurrency } : value);
