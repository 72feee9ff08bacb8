import type { County } from '@idavuelta/shared/contracts';
import { ErrorSummary, validateWith } from '@idavuelta/shared/forms';
import { useTranslation } from '@idavuelta/shared/platform';
import { Button, Notice } from '@idavuelta/shared/ui';
import arrayMutators from 'final-form-arrays';
import { useState } from 'react';
import { Form, FormSpy } from 'react-final-form';
import { useCountyOptions } from '../../../state/counties.api.ts';
import { FormBody } from '../../../ui/FormBody.tsx';
import { Recovered } from './Recovered.tsx';
import { RequestFields } from './RequestFields.tsx';
import styles from './RequestForm.module.css';
import { rejectedFields } from './rejected-fields.ts';
import { requestSchema } from './request.schema.ts';
import type { RequestValues } from './request-values.ts';
import { SaveForLater } from './SaveForLater.tsx';
import { UploadStatus } from './UploadStatus.tsx';
import type { DraftKeeper } from './useDraft.ts';
import { useSubmission } from './useSubmission.ts';

interface RequestTexts {
  /** Already translated: the button, and the messages for a failed request or picture. */
  submit: string;
  failed: string;
  /** Text key of the notice at the end. */
  success: string;
}

interface RequestFormProps {
  draft: DraftKeeper;
  texts: RequestTexts;
  /** What the API has stored already. */
  stored: { image?: string; guests: boolean; counties: (County | undefined)[] };
  /** Path of a picture to copy from another request. */
  takenImage?: string;
  onDiscard: () => void;
}

/** The form of a request for a private event. */
export function RequestForm({ draft, texts, stored, takenImage, onDiscard }: RequestFormProps) {
  const { t } = useTranslation('account');
  const { options } = useCountyOptions(stored.counties);
  const submission = useSubmission({ draft, image: takenImage, success: texts.success });
  const [initialValues] = useState(() => draft.current().values);
  const [validate] = useState(() =>
    validateWith(requestSchema({ image: Boolean(stored.image), guests: stored.guests })),
  );
  const { sending, problem } = submission;

  return (
    <Form<RequestValues>
      initialValues={initialValues}
      validate={validate}
      mutators={{ ...arrayMutators }}
      subscription={{}}
      onSubmit={async (values) => rejectedFields(await submission.submit(values))}
    >
      {() => (
        <div className={styles.layout}>
          <FormBody className={styles.form} busy={sending}>
            {draft.recovered && <Recovered onDiscard={onDiscard} />}
            <ErrorSummary text={t('requests.incomplete')} />
            <FormSpy<RequestValues>
              subscription={{ values: true, dirty: true }}
              onChange={({ values, dirty }) => dirty && draft.update({ values })}
            />
            <RequestFields
              counties={options}
              image={stored.image}
              hasGuests={stored.guests}
              rejected={problem?.errors}
            />
            {problem && (
              <Notice tone="bad" title={texts.failed}>
                <p>{t([`requests.errors.${problem.code}`, `common:errors.${problem.code}`])}</p>
              </Notice>
            )}
            <div className={styles.actions}>
              <Button type="submit" variant="primary" aria-disabled={sending}>
                {sending ? t('requests.sending') : texts.submit}
              </Button>
              <SaveForLater submission={submission} />
            </div>
          </FormBody>
          <div className={styles.aside}>
            <UploadStatus {...submission} />
          </div>
        </div>
      )}
    </Form>
  );
}
