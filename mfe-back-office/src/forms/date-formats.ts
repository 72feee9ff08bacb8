import { type Language, selectLanguage } from '@idavuelta/shared/contracts';
import { withoutOffset } from '@idavuelta/shared/contracts/time';
import { useSelector } from '@idavuelta/shared/platform';
import moment from 'moment';
import 'moment/locale/es';
import 'moment/locale/pt-br';

// importing a moment locale makes it the global one
moment.locale('en');

/** Formats of the form's values, ISO 8601 without a time zone. */
export const isoFormats = { day: 'YYYY-MM-DD', moment: 'YYYY-MM-DDTHH:mm', time: 'HH:mm' } as const;

export type DateKind = keyof typeof isoFormats;

const momentLocales: Record<Language, string> = { es_PE: 'es', es_CL: 'es', es_ES: 'es', en_US: 'en', pt_BR: 'pt-br' };

const times = ['HH:mm', 'H:mm', 'HH.mm', 'H.mm', 'HH[h]mm', 'H[h]mm', 'hh:mm A', 'h:mm A'];
// moment's `D` has no leading zero, so each variant is listed
const digits = [
  ['DD', 'MM'],
  ['D', 'M'],
  ['D', 'MM'],
  ['DD', 'M'],
] as const;

/** Returns the formats that a language accepts, the displayed one first; ISO 8601 is always accepted. */
function formatsOf(kind: DateKind, language: Language): string[] {
  if (kind === 'time') return times;
  const shown = moment.localeData(momentLocales[language]).longDateFormat('L');
  const days = ['/', '-', '.'].flatMap((sign) =>
    digits.map(([day, month]) => shown.replace('DD', day).replace('MM', month).replaceAll('/', sign)),
  );
  if (kind === 'day') return [...days, isoFormats.day];
  return [...days, isoFormats.day].flatMap((day) => times.map((time) => `${day} ${time}`)).concat(isoFormats.moment);
}

/** moment parses `8:30 P` as evening, and the picker would write 20:30 into the field before the M is typed. */
const isUnfinished = (text: string) => /\s[ap]$/i.test(text);

/** Parses typed text. Uses UTC, which has every hour of every day: the device's time zone skips some. */
export function parseDate(text: string, formats: string[]) {
  const found = moment.utc(text.trim().replace(/\s+/g, ' '), formats, true);
  return found.isValid() && !isUnfinished(text) ? found : null;
}

/** Returns functions that format and parse dates and times in the current language. */
export function useDateFormats(kind: DateKind) {
  const language = useSelector(selectLanguage);
  const iso = isoFormats[kind];
  const formats = formatsOf(kind, language);
  const [shown = iso] = formats;
  return {
    formats,
    /** Parses typed text. @returns the ISO 8601 value; undefined for an invalid date, such as 30 February */
    read(text: string) {
      const found = parseDate(text, formats);
      return found?.format(iso);
    },
    /** Parses the form's value. @returns null when it is not ISO 8601 */
    parseValue(value: string | undefined) {
      const found = moment.utc(withoutOffset(value ?? ''), iso, true);
      return found.isValid() ? found : null;
    },
    /** Formats an ISO 8601 value for display in the field. */
    write: (value: string) => moment.utc(value).format(shown),
  };
}
