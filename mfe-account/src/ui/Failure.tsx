import { type ApiProblem, useTranslation } from '@idavuelta/shared/platform';
import styles from './Failure.module.css';

/** Says why a call failed, beside what was pressed. @param error of a query or mutation; nothing is shown without one */
export function Failure({ error }: { error: unknown }) {
  const { t } = useTranslation('common');
  if (!error) return null;
  return (
    <p role="alert" className={styles.failure}>
      {t(`errors.${(error as ApiProblem).code}`)}
    </p>
  );
}
