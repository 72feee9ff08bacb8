import { message, TextAreaField, TextField, validateWith } from '@idavuelta/shared/forms';
import { useDispatch, useSelector, useTranslation } from '@idavuelta/shared/platform';
import { useEffect, useMemo } from 'react';
import { EnquiryForm } from '../../features/enquiries/EnquiryForm.tsx';
import { Outcome } from '../../ui/Outcome.tsx';
import styles from './ContactForm.module.css';
import { type ContactMessage, contactSchema, limits } from './contact.schema.ts';
import { contactEntered, contactOpened, selectContact } from './contact.slice.ts';

export function ContactForm() {
  const { t } = useTranslation('catalog');
  const dispatch = useDispatch();
  const contact = useSelector(selectContact);
  const refused = contact.status === 'failed' ? contact.refused : undefined;
  const validate = useMemo(() => validateUnlessRefused(refused), [refused]);

  useEffect(() => {
    dispatch(contactOpened());
  }, [dispatch]);

  return (
    <section className={styles.form} aria-labelledby="contact-form">
      <h2 id="contact-form">{t('public.contact.form.title')}</h2>
      {contact.status === 'failed' && (
        <Outcome tone="bad" title={t('public.contact.form.failed')}>
          {t(`common:errors.${contact.reason}`)}
        </Outcome>
      )}
      {contact.status === 'sent' && (
        <Outcome tone="good" title={t('public.contact.form.sent_title')}>
          {t('public.contact.form.sent_text')}
        </Outcome>
      )}
      <EnquiryForm<ContactMessage>
        validate={validate}
        onEntered={(values) => dispatch(contactEntered(contactSchema.cast(values)))}
        submit={t('public.contact.form.submit')}
        sending={t('public.contact.form.sending')}
        status={formStatus[contact.status]}
      >
        <TextField name="name" label={t('public.contact.form.name')} autoComplete="name" maxLength={limits.name} />
        <div className={styles.pair}>
          <TextField
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            label={t('public.contact.form.email')}
            maxLength={limits.email}
          />
          <TextField
            name="phone"
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            label={t('public.contact.form.phone')}
            maxLength={limits.phone}
          />
        </div>
        <TextAreaField name="message" rows={5} label={t('public.contact.form.message')} maxLength={limits.message} />
      </EnquiryForm>
    </section>
  );
}

const formStatus = { editing: 'open', failed: 'open', sending: 'sending', sent: 'closed' } as const;

const bySchema = validateWith(contactSchema);

/** A value that the API refused stays wrong, beside its field, until it is another one. */
const validateUnlessRefused =
  (refused: Partial<ContactMessage> = {}) =>
  (values: Partial<ContactMessage>) => {
    const names = Object.keys(refused) as (keyof ContactMessage)[];
    const still = names.filter((name) => values[name]?.trim() === refused[name]);
    return { ...Object.fromEntries(still.map((name) => [name, message('field_invalid')])), ...bySchema(values) };
  };
