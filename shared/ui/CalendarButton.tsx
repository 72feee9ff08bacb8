import type { OrderDetail, PickUpTime, PickUpWindow } from '@idavuelta/shared/contracts';
import { useTranslated, useTranslation } from '@idavuelta/shared/platform';
import { useState } from 'react';
import { Button } from './Button.tsx';
import type { CalendarPickUp } from './calendar-file.ts';
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
  const { line } = usePickUpTexts(detail.event);
  const [failed, setFailed] = useState(false);

  const save = async () => {
    try {
      const { saveCalendarFile } = await import('./calendar-file.ts');
      const pickUps = pickUpsOf(detail, name, line);
      const description = text(pickUps.map((pickUp) => pickUp.line).join(' · '));
      saveCalendarFile(detail, { name, description, pickUps });
      setFailed(false);
    } catch {
      setFailed(true); // the calendar library could not be loaded
    }
  };
  return (
    <>
      <Button onClick={() => void save()}>{label}</Button>
      {failed && <p role="alert">{t('errors.NETWORK')}</p>}
    </>
  );
}

/** Returns the visits of vans. Several tickets for one address share a visit; refunded ones have none. */
function pickUpsOf(
  { tickets }: OrderDetail,
  name: string,
  timeOf: (window?: PickUpWindow, exact?: PickUpTime) => string,
): CalendarPickUp[] {
  const all = tickets.flatMap(({ addresses, pickUpTime, refunded }, ticket) =>
    addresses
      .map(({ address, pickUp, pickUpTime: own }, index) => {
        const exact = own ?? pickUpTime;
        const time = timeOf(pickUp, exact);
        return {
          id: `${ticket + 1}-${index + 1}`,
          place: exact?.point ? `${exact.point.name}, ${exact.point.address}` : address,
          line: [address, time].filter(Boolean).join(', '),
          summary: `${name}: ${time}`,
          visit: exact ? { opensAt: exact.at, closesAt: exact.at } : pickUp,
        };
      })
      .filter(() => !refunded),
  );
  return all.filter(({ line }, index) => all.findIndex((other) => other.line === line) === index);
}
