import { type ApiProblem, useTranslation } from '@idavuelta/shared/platform';
import { Button } from '@idavuelta/shared/ui';
import { useForm } from 'react-final-form';
import { GuestErrors } from './GuestErrors.tsx';
import type { RequestValues } from './request-values.ts';
import type { UploadName } from './submission.api.ts';
import styles from './UploadStatus.module.css';
import type { Submission } from './useSubmission.ts';

/** Shows the upload progress of the files, and which one has to be sent again. */
export function UploadStatus({ uploads, retry, sending }: Pick<Submission, 'uploads' | 'retry' | 'sending'>) {
  const { t } = useTranslation('account');
  const form = useForm<RequestValues>();
  return (
    <>
      {(['image', 'guests'] as const).map((name) => {
        const state = uploads[name];
        if (!state) return null;
        return (
          <section key={name} className={styles.upload} aria-label={t(`uploads.${name}.name`)}>
            {state.status === 'sending' && <Progress name={name} sent={state.sent} />}
            {state.status === 'done' && <p role="status">{t(`uploads.${name}.done`)}</p>}
            {state.status === 'failed' && (
              <>
                <UploadFailure name={name} problem={state.problem} />
                <Button
                  aria-disabled={sending}
                  onClick={() => !sending && void retry(name, form.getState().values as RequestValues)}
                >
                  {t(`uploads.${name}.retry`)}
                </Button>
              </>
            )}
          </section>
        );
      })}
    </>
  );
}

function Progress({ name, sent }: { name: UploadName; sent: number }) {
  const { t } = useTranslation('account');
  return (
    <label className={styles.progress}>
      <span>{t(`uploads.${name}.sending`)}</span>
      <progress value={sent} max={1} />
    </label>
  );
}

function UploadFailure({ name, problem }: { name: UploadName; problem: ApiProblem }) {
  const { t } = useTranslation('account');
  const errors = problem.errors ?? [];
  const rows = errors.filter(({ row }) => row !== undefined);
  const [first] = errors;
  return (
    <>
      <div role="alert">
        <p className={styles.failure}>{t(`uploads.${name}.failed`)}</p>
        {rows.length === 0 && (
          <p>
            {first
              ? t([
                  `uploads.reasons.${first.reason}_${name}`,
                  `uploads.reasons.${first.reason}`,
                  'uploads.reasons.other',
                ])
              : t([`requests.errors.${problem.code}`, `common:errors.${problem.code}`])}
          </p>
        )}
      </div>
      {rows.length > 0 && <GuestErrors errors={rows} />}
    </>
  );
}
