import { TextAreaField, TextField, validateWith } from '@idavuelta/shared/forms';
import { useDispatch, useSelector, useTranslation } from '@idavuelta/shared/platform';
import { useEffect } from 'react';
import { EnquiryForm } from '../../features/enquiries/EnquiryForm.tsx';
import { Outcome } from '../../ui/Outcome.tsx';
import { DayField } from './DayField.tsx';
import { useToday } from './useToday.ts';
import styles from './WeddingForm.module.css';
import { limits, type WeddingEnquiry, weddingSchema } from './wedding.schema.ts';
import { selectWedding, weddingEntered, weddingOpened } from './wedding.slice.ts';

/** Replaced by thanks when it was sent. */
export function WeddingForm() {
  const { t } = useTranslation('catalog');
  const dispatch = useDispatch();
  const { status } = useSelector(selectWedding);
  const firstDay = useToday();

  useEffect(() => {
    dispatch(weddingOpened());
  }, [dispatch]);

  if (status === 'sent') return <Outcome tone="good" title={t('public.wedding.form.sent')} />;
  return (
    <EnquiryForm<WeddingEnquiry>
      validate={validate}
      onEntered={(values) => dispatch(weddingEntered(weddingSchema.cast(values)))}
      submit={t('public.wedding.form.submit')}
      sending={t('public.wedding.form.sending')}
      status={status === 'sending' ? 'sending' : 'open'}
    >
      <TextField name="name" label={t('public.wedding.form.name')} maxLength={limits.name} />
      <div className={styles.pair}>
        <TextField
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          label={t('public.wedding.form.email')}
          maxLength={limits.email}
        />
        <TextField
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          label={t('public.wedding.form.phone')}
          help={t('public.wedding.form.phone_help')}
          maxLength={limits.phone}
        />
        <DayField name="date" label={t('public.wedding.form.date')} first={firstDay} />
        <TextField name="place" label={t('public.wedding.form.place')} maxLength={limits.place} />
      </div>
      <TextAreaField name="message" rows={4} label={t('public.wedding.form.message')} maxLength={limits.message} />
    </EnquiryForm>
  );
}

const validate = validateWith(weddingSchema);
