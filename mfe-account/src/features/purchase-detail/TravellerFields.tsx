import type { TicketDetail } from '@idavuelta/shared/contracts';
import { TextField } from '@idavuelta/shared/forms';
import { useTranslation } from '@idavuelta/shared/platform';
import { CountyField } from '../../ui/CountyField.tsx';

/** Who travels, and where they are picked up: at the meeting point of a ticket that has one. */
export function TravellerFields({ ticket }: { ticket: TicketDetail }) {
  const { t } = useTranslation('account');
  const counties = (ticket.counties ?? []).map(({ id, name: label }) => ({ value: String(id), label }));
  return (
    <>
      <TextField name="name" label={t('passenger.name')} autoComplete="off" autoFocus />
      <TextField name="email" type="email" inputMode="email" label={t('friends.email')} autoComplete="off" />
      <TextField name="phone" type="tel" inputMode="tel" label={t('purchase.phone')} autoComplete="off" />
      {ticket.meetingPoint === undefined ? (
        <>
          <TextField name="address" label={t('purchase.address')} autoComplete="off" />
          <CountyField name="countyId" options={counties} />
        </>
      ) : (
        <p>{t('passenger.meeting_point', { address: ticket.meetingPoint })}</p>
      )}
    </>
  );
}
