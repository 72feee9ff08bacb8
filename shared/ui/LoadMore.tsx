import { useTranslation } from '@idavuelta/shared/platform';
import { useEffect, useRef, useState } from 'react';
import { Button } from './Button.tsx';
import styles from './LoadMore.module.css';

interface LoadMoreProps {
  /** Result of an infinite query's hook. */
  list: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: () => unknown;
  };
  /** How many items are shown. */
  count: number;
}

/**
 * Fetches the next page of a list. The button keeps the focus while there are further pages; with the last one it
 * disappears, and the status takes the focus. Screen readers hear how many items there are now.
 */
export function LoadMore({ list, count }: LoadMoreProps) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list;
  const { t } = useTranslation('common');
  const [used, setUsed] = useState(false);
  const status = useRef<HTMLParagraphElement>(null);
  const atEnd = used && !hasNextPage;

  useEffect(() => {
    if (atEnd) status.current?.focus();
  }, [atEnd]);

  if (!hasNextPage && !used) return null;
  const more = () => {
    setUsed(true);
    // RTK Query ignores this while a page is being fetched.
    fetchNextPage();
  };
  const outcome = isFetchNextPageError ? t('unable_to_upload_your_application') : t('list.shown', { count });
  return (
    <div className={styles.more}>
      <p ref={status} role="status" tabIndex={-1} className={styles.status}>
        {used && (isFetchingNextPage ? t('loading') : outcome)}
      </p>
      {hasNextPage && (
        <Button onClick={more} aria-disabled={isFetchingNextPage || undefined}>
          {t('list.more')}
        </Button>
      )}
    </div>
  );
}
