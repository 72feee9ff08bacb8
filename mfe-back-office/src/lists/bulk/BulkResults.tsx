import { type ApiProblem, useTranslation } from '@idavuelta/shared/platform';
import { useFailureText } from '../../ui/Failure.tsx';
import styles from './bulk.module.css';
import type { BulkRow } from './bulk.types.ts';

interface BulkResultsProps<Row> {
  rows: BulkRow<Row>[];
  isRunning: boolean;
}

/** What became of each row, by name; those that failed first, with the reason. */
export function BulkResults<Row>({ rows, isRunning }: BulkResultsProps<Row>) {
  const { t } = useTranslation('back-office');
  const textOf = useFailureText();
  const those = (state: string) => rows.filter((row) => row.state === state);
  const [done, failed, stopped] = [those('done'), those('failed'), those('stopped')];
  return (
    <>
      <p role="status">
        {!isRunning && t('bulk.finished', { done: done.length, failed: failed.length, stopped: stopped.length })}
      </p>
      <ul className={styles.results} aria-label={t('bulk.results')}>
        {failed.map(({ name, error }) => (
          <li key={name} className={styles.failed}>
            <strong translate="no">{name}</strong> <span>{textOf(error as ApiProblem)}</span>
          </li>
        ))}
        {stopped.map(({ name }) => (
          <li key={name}>
            <strong translate="no">{name}</strong> <span>{t('bulk.not_begun')}</span>
          </li>
        ))}
        {done.map(({ name }) => (
          <li key={name}>
            <strong translate="no">{name}</strong> <span>{t('bulk.done')}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
