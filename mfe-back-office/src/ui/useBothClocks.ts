import { useFormats, useTranslation } from '@idavuelta/shared/platform';
import { useClocks } from '@idavuelta/shared/ui';

/** Formats times of a zone with the reader's own time beside them, where it is another. */
export function useBothClocks() {
  const { t } = useTranslation('back-office');
  const { date } = useFormats();
  const { own, nameOf, isOwn } = useClocks();

  const dayAndTime = (iso: string, timeZone: string) =>
    `${date(iso, 'medium', timeZone)}, ${date(iso, 'time', timeZone)}`;

  function beside(there: string, iso: string, timeZone: string) {
    if (isOwn(iso, timeZone)) return there;
    const isSameDay = date(iso, 'medium', timeZone) === date(iso, 'medium', own);
    const time = isSameDay ? date(iso, 'time', own) : dayAndTime(iso, own);
    return `${there} ${nameOf(timeZone)} · ${t('clock_here', { time })}`;
  }

  return {
    /** `5 mar 2027, 20:00 hora de Lima · 6 mar 2027, 02:00 aquí`. */
    both: (iso: string, timeZone: string) => beside(dayAndTime(iso, timeZone), iso, timeZone),
    /** The same without the day: `18:40 hora de Lima · 00:40 aquí`. */
    bothTimes: (iso: string, timeZone: string) => beside(date(iso, 'time', timeZone), iso, timeZone),
  };
}
