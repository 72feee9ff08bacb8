import {
  maxPrivacyDetails,
  type PrivacyRequestInput,
  privacyRequestKinds,
  selectCountry,
  selectProfile,
} from '@idavuelta/shared/contracts';
import { message, SelectField, TextAreaField, TextField } from '@idavuelta/shared/forms';
import { type ApiProblem, useSelector, useTranslation } from '@idavuelta/shared/platform';
import { EnquiryForm } from '../../features/enquiries/EnquiryForm.tsx';
import { maxLengths } from '../../features/enquiries/enquiry-fields.ts';
import { FormOutcome } from '../../features/enquiries/FormOutcome.tsx';
import styles from './PrivacyRequestsPage.module.css';
import { countries, privacyRequestSchema } from './privacy-request.schema.ts';
import { useMakePrivacyRequestMutation } from './privacy-requests.api.ts';
import { Registered } from './Registered.tsx';

/** The form of a request. After sending it stays visible but disabled; a failure keeps the input. */
export function RequestForm() {
  const { t } = useTranslation('catalog/privacy-requests');
  const country = useSelector(selectCountry);
  const profile = useSelector(selectProfile);
  const [make, { data, isSuccess, error }] = useMakePrivacyRequestMutation();
  const problem = error as ApiProblem | undefined;

  const send = async (input: PrivacyRequestInput) => {
    const { error: rejected } = await make(input);
    const errors = (rejected as ApiProblem | undefined)?.errors;
    return errors && Object.fromEntries(errors.map(({ field }) => [field, message('field_invalid')]));
  };

  return (
    <section className={styles.card} aria-labelledby="privacy-request">
      <h2 id="privacy-request">{t('form.title')}</h2>
      <p>{t('form.lead')}</p>
      {problem && (
        <FormOutcome tone="bad" title={t('form.failed')}>
          {t(`common:errors.${problem.code}`)}
        </FormOutcome>
      )}
      {data?.confirmed && <Registered {...data.confirmed} />}
      {isSuccess && !data?.confirmed && (
        <FormOutcome tone="good" title={t('form.sent_title')}>
          {t('form.sent_text')}
        </FormOutcome>
      )}
      <EnquiryForm
        schema={privacyRequestSchema}
        initialValues={{
          country,
          name: profile && `${profile.firstName} ${profile.lastName}`,
          email: profile?.email,
        }}
        title={t('form.title')}
        send={send}
        submit={t('form.submit')}
        sending={t('form.sending')}
        disabled={isSuccess}
      >
        <SelectField
          name="kind"
          label={t('form.kind')}
          placeholder={t('form.choose')}
          options={privacyRequestKinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
        />
        <SelectField
          name="country"
          label={t('form.country')}
          options={countries.map((code) => ({ value: code, label: t(`countries.${code}`) }))}
        />
        <TextField name="name" label={t('form.name')} autoComplete="name" maxLength={maxLengths.name} />
        <TextField
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          label={t('form.email')}
          help={t('form.email_help')}
          maxLength={maxLengths.email}
        />
        <TextAreaField
          name="details"
          optional
          label={t('form.details')}
          help={t('form.details_help')}
          maxLength={maxPrivacyDetails}
        />
      </EnquiryForm>
    </section>
  );
}
