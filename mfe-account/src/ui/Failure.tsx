import { type ApiProblem, useTranslation } from '@idavuelta/shared/platform';
import styles from './Failure.module.css';

interface FailureProps {
  /** Of a query or mutation; nothing is shown without one. */
  error: unknown;
  /** Group of texts that has words of its own for some codes. */
  texts?: 'my_data' | 'invitation' | 'requests';
}

/** Says why a call failed, beside what was pressed. */
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
