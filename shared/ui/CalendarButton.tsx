import type { OrderDetail } from '@idavuelta/shared/contracts';
import { useTranslated, useTranslation } from '@idavuelta/shared/platform';
import { useState } from 'react';
import { Button } from './Button.tsx';
import { usePickUpTexts } from './usePickUpTexts.ts';

interface CalendarButtonProps {
  detail: OrderDetail;
  label: string;
  /** The text of the entry. @param addresses where the travellers are picked up */
  text: (addresses: string) => string;
}

/** Gives the trip as a file for the visitor's calendar. */
export function CalendarButton({ detail, label, text }: CalendarButtonProps) {
  const { t } = useTranslation('common');
  const name = useTranslated()(detail.event.translations)?.name ?? '';
  const { line } = usePickUpTexts(detail.event.timeZone);
  const [failed, setFailed] = useState(false);

  const save = async () => {
    try {
      const { saveCalendarFile } = await import('./calendar-file.ts');
      const pickUps = detail.tickets.flatMap(({ addresses, pickUpTime }) =>
        addresses.map(({ address, pickUp }) => [address, line(pickUp, pickUpTime)].filter(Boolean).join(', ')),
      );
      saveCalendarFile(detail, { name, description: text([...new Set(pickUps)].join(' · ')) });
      setFailed(false);
    } catch {
      setFailed(true); // the file with the calendar library did not come
    }
  };
  return (
    <>
      <Button onClick={() => void save()}>{label}</Button>
      {failed && <p role="alert">{t('errors.NETWORK')}</p>}
    </>
  );
}
