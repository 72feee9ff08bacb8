import { useFormats, useTranslation } from '@idavuelta/shared/platform';
import { deviceZone, offsetAt } from '../contracts/time/index.ts';

/** Formats times, with the name of their zone where the reader's own clock shows another time. For browsers only. */
export function useClocks() {
  const { t, i18n } = useTranslation('common');
  const { date } = useFormats();
  const own = deviceZone();

  /** @param timeZone IANA name @returns `hora de Lima` */
  const nameOf = (timeZone: string) => {
    const place = timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone;
    // Shells of earlier contracts lack this text.
    return i18n.exists('common:clock') ? t('clock', { place }) : place;
  };

  const isOwn = (iso: string, timeZone: string) =>
    offsetAt(Date.parse(iso), timeZone) === offsetAt(Date.parse(iso), own);

  return {
    /** The reader's zone. */
    own,
    nameOf,
    /** Whether the reader's clock shows the same time. */
    isOwn,
    /** `5 mar 2027, 20:00 (hora de Lima)`; without the zone where the reader's clock shows the same time. */
    moment: (iso: string, timeZone: string, day: 'medium' | 'long' = 'medium') => {
      const shown = `${date(iso, day, timeZone)}, ${date(iso, 'time', timeZone)}`;
      return isOwn(iso, timeZone) ? shown : `${shown} (${nameOf(timeZone)})`;
    },
  };
}
