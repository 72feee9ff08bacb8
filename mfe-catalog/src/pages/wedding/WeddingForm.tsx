import { type MarriageEnquiry, selectCountry } from '@idavuelta/shared/contracts';
import { TextAreaField, TextField } from '@idavuelta/shared/forms';
import { type ApiProblem, useSelector, useTranslation } from '@idavuelta/shared/platform';
import { useState } from 'react';
import { EnquiryForm } from '../../features/enquiries/EnquiryForm.tsx';
import { useSendMarriageEnquiryMutation } from '../../features/enquiries/enquiries.api.ts';
import { maxLengths } from '../../features/enquiries/enquiry-fields.ts';
import { FormOutcome } from '../../features/enquiries/FormOutcome.tsx';
import { ReachFields } from '../../features/enquiries/ReachFields.tsx';
import { DayField } from './DayField.tsx';
import { useToday } from './useToday.ts';
import styles from './WeddingForm.module.css';
import { weddingSchema } from './wedding.schema.ts';

/**
 * The wedding form. After sending it is replaced by thanks, even after a failure: the specification does not provide
 * for one.
 */
export function WeddingForm() {
  const { t } = useTranslation('catalog/wedding');
  const country = useSelector(selectCountry);
  const [sendEnquiry] = useSendMarriageEnquiryMutation();
  const [thanked, setThanked] = useState(false);
  const firstDay = useToday();

  const send = async (data: MarriageEnquiry) => {
    const { error } = await sendEnquiry({ country, data });
    if (error) console.warn('a wedding enquiry did not reach the office', (error as ApiProblem).code);
    setThanked(true);
    return undefined;
  };

  if (thanked) return <FormOutcome tone="good" title={t('form.sent')} />;
  return (
    <EnquiryForm
      schema={weddingSchema}
      title={t('form.title')}
      send={send}
      submit={t('form.submit')}
      sending={t('form.sending')}
    >
      <TextField name="name" label={t('form.name')} maxLength={maxLengths.name} />
      <div className={styles.pair}>
        <ReachFields email={t('form.email')} phone={t('form.phone')} phoneHelp={t('form.phone_help')} />
        <DayField name="date" label={t('form.date')} first={firstDay} />
        <TextField name="place" label={t('form.place')} maxLength={maxLengths.place} />
      </div>
      <TextAreaField name="message" rows={4} label={t('form.message')} maxLength={maxLengths.message} />
    </EnquiryForm>
  );
}
