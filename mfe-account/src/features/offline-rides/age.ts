import { type Language, languageTag } from '@idavuelta/shared/contracts';
import { deviceZone } from '@idavuelta/shared/contracts/time';
import { dateTimeFormat, formatDate } from '@idavuelta/shared/platform';

const seconds = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/**
 * Formats how old something is, by the device's clock: `hace 3 horas`, `28 de noviembre`, `14:05`.
 * @param savedAt ISO 8601
 * @param now in ms
 */
export function ageOf(savedAt: string, now: number, language: Language) {
  const tag = languageTag(language);
  const timeZone = deviceZone();
  const age = Math.max(0, now - Date.parse(savedAt)) / 1000;
  const [unit, size] = seconds.find(([, length]) => age >= length) ?? (['second', Number.POSITIVE_INFINITY] as const);
  return {
    ago: new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }).format(-Math.floor(age / size), unit),
    day: dateTimeFormat(tag, { day: 'numeric', month: 'long', timeZone }).format(new Date(savedAt)),
    time: formatDate(savedAt, 'time', language, timeZone),
  };
}
