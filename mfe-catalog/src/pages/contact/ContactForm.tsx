import { type ContactMessage, selectCountry } from '@idavuelta/shared/contracts';
import { message, TextAreaField, TextField } from '@idavuelta/shared/forms';
import { type ApiProblem, useSelector, useTranslation } from '@idavuelta/shared/platform';
import { EnquiryForm } from '../../features/enquiries/EnquiryForm.tsx';
import { useSendContactMessageMutation } from '../../features/enquiries/enquiries.api.ts';
import { maxLengths } from '../../features/enquiries/enquiry-fields.ts';
import { FormOutcome } from '../../features/enquiries/FormOutcome.tsx';
import { ReachFields } from '../../features/enquiries/ReachFields.tsx';
import styles from './ContactForm.module.css';
import { contactSchema } from './contact.schema.ts';

/** The contact form. After sending it stays visible but disabled; a failure keeps the input. */
export function ContactForm() {
  const { t } = useTranslation('catalog/contact');
  const country = useSelector(selectCountry);
  const [sendMessage, { isSuccess, error }] = useSendContactMessageMutation();
  const problem = error as ApiProblem | undefined;

  const send = async (data: ContactMessage) => {
    const result = await sendMessage({ country, data });
    return fieldErrors(result.error as ApiProblem | undefined);
  };

  return (
    <section className={styles.form} aria-labelledby="contact-form">
      <h2 id="contact-form">{t('form.title')}</h2>
      {problem && (
        <FormOutcome tone="bad" title={t('form.failed')}>
          {t(`common:errors.${problem.code}`)}
        </FormOutcome>
      )}
      {isSuccess && (
        <FormOutcome tone="good" title={t('form.sent_title')}>
          {t('form.sent_text')}
        </FormOutcome>
      )}
      <EnquiryForm
        schema={contactSchema}
        title={t('form.title')}
        send={send}
        submit={t('form.submit')}
        sending={t('form.sending')}
        disabled={isSuccess}
      >
        <TextField name="name" label={t('form.name')} autoComplete="name" maxLength={maxLengths.name} />
        <div className={styles.pair}>
          <ReachFields email={t('form.email')} phone={t('form.phone')} />
        </div>
        <TextAreaField name="message" rows={5} label={t('form.message')} maxLength={maxLengths.message} />
      </EnquiryForm>
    </section>
  );
}

/** Returns the fields that the API rejected, for the form to show their errors. */
const fieldErrors = (problem: ApiProblem | undefined) =>
  problem?.errors && Object.fromEntries(problem.errors.map(({ field }) => [field, message('field_invalid')]));
