import type { EventSummary } from '@idavuelta/shared/contracts';
import { useFormats, useTranslation } from '@idavuelta/shared/platform';
import { useClocks } from '@idavuelta/shared/ui';

/** Writes a moment of the sale in the event's zone, which it names: visitors anywhere wait for it. */
export function useSaleMoment({ timeZone }: Pick<EventSummary, 'timeZone'>) {
  const { t } = useTranslation('catalog/event-detail');
  const { date } = useFormats();
  const { nameOf } = useClocks();
  return (iso: string) =>
    t('sale.moment', {
      day: date(iso, 'long', timeZone),
      time: date(iso, 'time', timeZone),
      clock: nameOf(timeZone),
    });
}
