import type { OrderDetail } from '@idavuelta/shared/contracts';
import { useTranslated, useTranslation } from '@idavuelta/shared/platform';
import { Button } from '@idavuelta/shared/ui';
import { useState } from 'react';

/** Gives the trip as a file for the visitor's calendar. */
export function CalendarButton({ detail }: { detail: OrderDetail }) {
  const { t } = useTranslation('booking/order-result');
  const name = useTranslated()(detail.event.translations)?.name ?? '';
  const [failed, setFailed] = useState(false);

  const save = async () => {
    try {
      const { saveCalendarFile } = await import('./calendar-file.ts');
      const addresses = [
        ...new Set(detail.tickets.flatMap((ticket) => ticket.addresses.map(({ address }) => address))),
      ];
      saveCalendarFile(detail, { name, description: t('calendar_text', { addresses: addresses.join(' · ') }) });
      setFailed(false);
    } catch {
      setFailed(true); // the file with the calendar library did not come
    }
  };
  return (
    <>
      <Button onClick={() => void save()}>{t('calendar')}</Button>
      {failed && <p role="alert">{t('common:errors.NETWORK')}</p>}
    </>
  );
}
