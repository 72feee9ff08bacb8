import type { BrokenTrip } from '@idavuelta/shared/contracts/staff';
import { useFormats, useTranslated, useTranslation } from '@idavuelta/shared/platform';

/** Returns a function that names a published trip: event, direction, start and van. */
export function useTripText() {
  const { t } = useTranslation('back-office');
  const { date } = useFormats();
  const translated = useTranslated();
  return ({ departure: { event, direction }, startsAt, timeZone, van }: BrokenTrip) =>
    t(`broken_trips.${direction}`, {
      event: translated(event.translations)?.name ?? event.slug,
      date: `${date(startsAt, 'medium', timeZone)}, ${date(startsAt, 'time', timeZone)}`,
      van,
    });
}
