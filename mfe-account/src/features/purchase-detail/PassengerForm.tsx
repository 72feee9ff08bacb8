import { notified } from '@idavuelta/shared/contracts';
import { validateWith } from '@idavuelta/shared/forms';
import { useDispatch, useTranslation } from '@idavuelta/shared/platform';
import { useState } from 'react';
import { Form } from 'react-final-form';
import { useChangePassenger } from '../../state/purchases.api.ts';
import { Failure } from '../../ui/Failure.tsx';
import { FormBody } from '../../ui/FormBody.tsx';
import { FormButtons } from '../../ui/FormButtons.tsx';
import styles from './PassengerCard.module.css';
import { passengerSchema } from './passenger.schema.ts';
import { type PassengerValues, type TicketPassenger, toChange, valuesOf } from './passenger-change.ts';
import { TravellerFields } from './TravellerFields.tsx';

const validate = validateWith(passengerSchema);

/** Changes the traveller, phone or pick-up address; the people concerned are notified by mail. */
export default function PassengerForm({ onClose, ...traveller }: TicketPassenger & { onClose: () => void }) {
  const { t } = useTranslation('account');
  const dispatch = useDispatch();
  const [changePassenger, { error }] = useChangePassenger();
  const [initialValues] = useState(() => valuesOf(traveller));

  const save = async (values: PassengerValues) => {
    const change = toChange(traveller, passengerSchema.cast(values));
    const { error: rejected } = await changePassenger({ id: traveller.orderId, ...change });
    if (rejected) return;
    dispatch(notified({ kind: 'success', key: 'account:passenger.changed' }));
    onClose();
  };
  return (
    <Form<PassengerValues> initialValues={initialValues} validate={validate} subscription={{}} onSubmit={save}>
      {() => (
        <FormBody className={styles.form} aria-label={t('passenger.change_of', { name: initialValues.name })}>
          <TravellerFields ticket={traveller.ticket} country={traveller.country} />
          <p>{t('passenger.help')}</p>
          <Failure error={error} />
          <FormButtons submit={t('saved.save')} sending={t('saved.saving')} onCancel={onClose} />
        </FormBody>
      )}
    </Form>
  );
}
