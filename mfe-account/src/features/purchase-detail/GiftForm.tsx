import { notified } from '@idavuelta/shared/contracts';
import { forEachField } from '@idavuelta/shared/contracts/passenger';
import { validateWith } from '@idavuelta/shared/forms';
import { useDispatch, useTranslation } from '@idavuelta/shared/platform';
import { useState } from 'react';
import { Form } from 'react-final-form';
import { useGiveTicket } from '../../state/purchases.api.ts';
import { Failure } from '../../ui/Failure.tsx';
import { FormBody } from '../../ui/FormBody.tsx';
import { FormButtons } from '../../ui/FormButtons.tsx';
import styles from './PassengerCard.module.css';
import { passengerSchema } from './passenger.schema.ts';
import { type PassengerValues, type TicketPassenger, toChange, valuesOf } from './passenger-change.ts';
import { TravellerFields } from './TravellerFields.tsx';

const validate = validateWith(passengerSchema);

/** Replaces a traveller by a friend: the ticket gets a new code, which is mailed to the friend. */
export default function GiftForm({ onClose, ...traveller }: TicketPassenger & { onClose: () => void }) {
  const { t } = useTranslation('account');
  const dispatch = useDispatch();
  const [giveTicket, { error }] = useGiveTicket();
  const [{ name, address, countyId }] = useState(() => valuesOf(traveller));
  const [initialValues] = useState({ ...forEachField(() => ''), address, countyId });

  const give = async (values: PassengerValues) => {
    const gift = toChange(traveller, passengerSchema.cast(values));
    const { error: rejected } = await giveTicket({ id: traveller.orderId, ...gift });
    if (rejected) return;
    dispatch(notified({ kind: 'success', key: 'account:gift.given' }));
    onClose();
  };
  return (
    <Form<PassengerValues> initialValues={initialValues} validate={validate} subscription={{}} onSubmit={give}>
      {() => (
        <FormBody className={styles.form} aria-label={t('gift.open_of', { name })}>
          <TravellerFields ticket={traveller.ticket} country={traveller.country} />
          <p>{t('gift.help', { name })}</p>
          <Failure error={error} />
          <FormButtons submit={t('gift.submit')} sending={t('gift.sending')} onCancel={onClose} />
        </FormBody>
      )}
    </Form>
  );
}
