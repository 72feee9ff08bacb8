import { useTranslation } from '@idavuelta/shared/platform';
import { Button, Notice } from '@idavuelta/shared/ui';
import type { ReactNode } from 'react';
import styles from './Loaded.module.css';

interface Query<T> {
  data?: T;
  isError: boolean;
  isFetching: boolean;
  refetch: () => unknown;
}

/** A query's answer; until then its shape in grey, and when it failed a message with a retry. */
export function Loaded<T>({
  query,
  rows = 1,
  children,
}: {
  query: Query<T>;
  rows?: number;
  children: (data: T) => ReactNode;
}) {
  const { t } = useTranslation('common');
  if (query.data !== undefined) return children(query.data);
  if (query.isError && !query.isFetching)
    return (
      <Notice
        tone="bad"
        title={t('unable_to_upload_your_application')}
        action={<Button onClick={() => void query.refetch()}>{t('retry')}</Button>}
      />
    );
  return (
    <div role="status" className={styles.skeleton}>
      <span className="visually-hidden">{t('loading')}</span>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: grey bars are all alike
        <span key={row} className={styles.bar} aria-hidden="true" />
      ))}
    </div>
  );
}
