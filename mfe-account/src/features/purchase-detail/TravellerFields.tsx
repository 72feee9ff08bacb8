import { type CountryCode, selectCountry, type TicketDetail } from '@idavuelta/shared/contracts';
import { PassengerFactFields, TextField } from '@idavuelta/shared/forms';
import { useSelector, useTranslation } from '@idavuelta/shared/platform';
import { CountyField } from '../../ui/CountyField.tsx';

interface TravellerFieldsProps {
  ticket: TicketDetail;
  /** Country of the event. */
  country?: CountryCode;
}

/** Traveller and pick-up address, which is the meeting point for tickets that have one. */
export function TravellerFields({ ticket, country: ofEvent }: TravellerFieldsProps) {
  const { t } = useTranslation('account');
  const visitors = useSelector(selectCountry);
  const country = ofEvent ?? visitors;
  const counties = (ticket.counties ?? []).map(({ id, name: label }) => ({ value: String(id), label }));
  return (
    <>
      <PassengerFactFields
        country={country}
        text={(key) => t(`passenger.fields.${key}`, { context: country })}
        autoFocus
      />
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
