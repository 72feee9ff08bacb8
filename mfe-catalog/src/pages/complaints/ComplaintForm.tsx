import type { ComplaintSheet } from '@idavuelta/shared/contracts';
import { complaintLimits } from '@idavuelta/shared/contracts/rules';
import { ErrorSummary, message, validateWith } from '@idavuelta/shared/forms';
import { type ApiProblem, useTranslation } from '@idavuelta/shared/platform';
import { Button, useHydrated } from '@idavuelta/shared/ui';
import { setIn } from 'final-form';
import { Form } from 'react-final-form';
import { FormOutcome } from '../../features/enquiries/FormOutcome.tsx';
import { DetailFields, ItemFields, PersonFields } from './ComplaintFields.tsx';
import { type ComplaintValues, complaintSchema, emptyComplaint, toComplaint } from './complaint.schema.ts';
import { clearDraft, readDraft } from './complaint-draft.ts';
import { complaintsApi } from './complaints.api.ts';
import styles from './complaints.module.css';
import { KeepDraft } from './KeepDraft.tsx';

type Values = ComplaintValues & { files?: File[] };

const validate = validateWith(complaintSchema);

/** Reasons of the API that have words of their own. */
const reasons: Record<string, string> = {
  document: 'catalog/complaints:errors.document',
  too_large: 'catalog/complaints:errors.files_too_large',
  too_many: 'catalog/complaints:errors.files_too_many',
  type: 'catalog/complaints:errors.files_type',
};

/** Returns the fields that the API rejected, in the shape of the values. */
const fieldErrors = ({ errors = [] }: ApiProblem) =>
  errors.reduce(
    (found, { field, reason }) =>
      setIn(found, field, message(reasons[reason] ?? 'field_invalid', { max: complaintLimits.files })),
    {} as object,
  );

/** The form of a sheet. What was typed stays until the sheet has its number. */
export function ComplaintForm({ onFiled }: { onFiled: (sheet: ComplaintSheet) => void }) {
  const { t } = useTranslation('catalog/complaints');
  const [file, { error }] = complaintsApi.useFileComplaintMutation();
  const problem = error as ApiProblem | undefined;
  const isHydrated = useHydrated();

  async function submit({ files = [], ...values }: Values) {
    const cast = complaintSchema.cast(values) as ComplaintValues;
    const result = await file({ complaint: toComplaint({ ...values, ...cast }), files, key: readDraft().key });
    if (result.error) return fieldErrors(result.error as ApiProblem);
    clearDraft();
    onFiled(result.data);
  }

  return (
    <Form<Values>
      validate={validate}
      initialValues={emptyComplaint}
      subscription={{ submitting: true }}
      onSubmit={submit}
    >
      {({ handleSubmit, submitting }) => (
        <form noValidate data-complaint className={styles.form} onSubmit={(event) => void handleSubmit(event)}>
          <PersonFields />
          <ItemFields />
          <DetailFields />
          <ErrorSummary text={t('incomplete')} leadsToField />
          {problem && !problem.errors?.length && (
            <FormOutcome tone="bad" title={t('failed')}>
              {t(`common:errors.${problem.code}`)}
            </FormOutcome>
          )}
          <p className={styles.help}>{t('privacy')}</p>
          {/* Before hydration the browser itself would send the form, with what was typed in the address. */}
          <Button variant="primary" type="submit" disabled={!isHydrated} aria-disabled={submitting || undefined}>
            {submitting ? t('sending') : t('submit')}
          </Button>
          <KeepDraft />
        </form>
      )}
    </Form>
  );
}
