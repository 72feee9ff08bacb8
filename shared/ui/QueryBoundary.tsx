import { type ApiProblem, useTranslation } from '@idavuelta/shared/platform';
import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Notice } from './Notice.tsx';
import styles from './QueryBoundary.module.css';

interface Query<T> {
  data?: T;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

interface QueryBoundaryProps<T> {
  query: Query<T>;
  /** Heights in px of the grey bars of the skeleton. */
  skeleton: number[];
  /** Replaces the message and retry for failures that a retry cannot fix. */
  failed?: (problem: ApiProblem) => ReactNode;
  children: (data: T) => ReactNode;
}

/** Shows a query's data; a skeleton while it loads, and a message with a retry when it failed. */
export function QueryBoundary<T>({ query, skeleton, failed, children }: QueryBoundaryProps<T>) {
  const { data, error, isFetching, refetch } = query;
  const { t } = useTranslation('common');
  if (data !== undefined && (!error || isFetching)) return children(data);
  if (isFetching || !error) return <Skeleton heights={skeleton} />;
  return (
    failed?.(error as ApiProblem) ?? (
      <Notice
        tone="bad"
        title={t('unable_to_upload_your_application')}
        action={<Button onClick={() => void refetch()}>{t('retry')}</Button>}
      />
    )
  );
}

function Skeleton({ heights }: { heights: number[] }) {
  const { t } = useTranslation('common');
  return (
    <div role="status" className={styles.skeleton}>
      <span className="visually-hidden">{t('loading')}</span>
      {heights.map((height, bar) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: grey bars are all alike
        <span key={bar} className={styles.bar} style={{ height }} aria-hidden="true" />
      ))}
    </div>
  );
}
