import type { CountryCode } from '@idavuelta/shared/contracts';
import { useFormats, useTranslation } from '@idavuelta/shared/platform';
import { useClocks } from '@idavuelta/shared/ui';
import { useCountryName } from './CountrySelect.tsx';

/** Formats times of a zone. Where the reader's clock shows another time, they say whose time it is. */
export function useBothClocks() {
  const { t } = useTranslation('back-office');
  const { date } = useFormats();
  const { own, nameOf, isOwn } = useClocks();
  const countryName = useCountryName();

  const clockOf = (timeZone: string, country?: CountryCode) =>
    country ? `${nameOf(timeZone)}, ${countryName(country)}` : nameOf(timeZone);
  const dayAndTime = (iso: string, timeZone: string) =>
    `${date(iso, 'medium', timeZone)}, ${date(iso, 'time', timeZone)}`;
  const clockAfter = (iso: string, timeZone: string, country: CountryCode) =>
    isOwn(iso, timeZone) ? '' : ` (${clockOf(timeZone, country)})`;

  function beside(there: string, iso: string, timeZone: string, country?: CountryCode) {
    if (isOwn(iso, timeZone)) return there;
    const isSameDay = date(iso, 'medium', timeZone) === date(iso, 'medium', own);
    const time = isSameDay ? date(iso, 'time', own) : dayAndTime(iso, own);
    return `${there} ${clockOf(timeZone, country)} · ${t('clock_here', { time })}`;
  }

  return {
    isOwn,
    /** `hora de Lima, Perú`. */
    clockOf,
    /** ` (hora de Lima, Perú)`, to follow a time; empty where the reader's clock shows the same time. */
    clockAfter,
    /** `5 mar 2027, 20:00 (hora de Lima, Perú)`. */
    moment: (iso: string, timeZone: string, country: CountryCode) =>
      dayAndTime(iso, timeZone) + clockAfter(iso, timeZone, country),
    /** `5 mar 2027, 20:00 hora de Lima, Perú · 6 mar 2027, 02:00 aquí`; the country where it is given. */
    both: (iso: string, timeZone: string, country?: CountryCode) =>
      beside(dayAndTime(iso, timeZone), iso, timeZone, country),
    /** The same without the day: `18:40 hora de Lima · 00:40 aquí`. */
    bothTimes: (iso: string, timeZone: string) => beside(date(iso, 'time', timeZone), iso, timeZone),
  };
}
