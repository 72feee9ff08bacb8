import { type ApiProblem, useTranslation } from '@idavuelta/shared/platform';
import styles from './Failure.module.css';

interface FailureProps {
  /** Error of a query or mutation; nothing is shown without one. */
  error: unknown;
  /** Group of texts with its own wording for some codes. */
  texts?: 'my_data' | 'invitation' | 'requests';
}

/** Explains a failed call, beside the pressed button. */
export function Failure({ error, texts }: FailureProps) {
  const { t } = useTranslation('account');
  if (!error) return null;
  const { code } = error as ApiProblem;
  return (
    <p role="alert" className={styles.failure}>
      {t([...(texts ? [`${texts}.errors.${code}`] : []), `common:errors.${code}`])}
    </p>
  );
}
