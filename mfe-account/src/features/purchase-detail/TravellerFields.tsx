import { selectCountry, type TicketDetail } from '@idavuelta/shared/contracts';
import { PassengerFactFields, TextField } from '@idavuelta/shared/forms';
import { useSelector, useTranslation } from '@idavuelta/shared/platform';
import { CountyField } from '../../ui/CountyField.tsx';

/** Traveller and pick-up address, which is the meeting point for tickets that have one. */
export function TravellerFields({ ticket }: { ticket: TicketDetail }) {
  const { t } = useTranslation('account');
  const country = useSelector(selectCountry);
  const counties = (ticket.counties ?? []).map(({ id, name: label }) => ({ value: String(id), label }));
  return (
    <>
      <PassengerFactFields country={country} label={(field) => t(`passenger.fields.${field}`)} autoFocus />
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
