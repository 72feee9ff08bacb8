import { useTranslation } from '@idavuelta/shared/platform';
import { useHydrated } from '@idavuelta/shared/ui';
import { lazy, type ReactNode, Suspense } from 'react';
import styles from './EmptyEvents.module.css';

/** Loaded lazily, since few lists are empty; without it the text says the same. */
const EmptyPicture = lazy(() => import('./EmptyPicture.tsx').catch(() => ({ default: () => null })));

interface EmptyEventsProps {
  /** Already translated; by default it says that there are no events. */
  text?: string;
  /** The reason, or what could be done; already translated. */
  detail?: string;
  action?: ReactNode;
}

/** Shown for an empty list: a picture, the reason and the next step. */
export function EmptyEvents({ text, detail, action }: EmptyEventsProps) {
  const { t } = useTranslation('catalog');
  return (
    <div className={styles.empty} role="status">
      <div className={styles.picture}>
        <Suspense>{useHydrated() && <EmptyPicture />}</Suspense>
      </div>
      <p className={styles.text}>{text ?? t('empty')}</p>
      {detail && <p className={styles.detail}>{detail}</p>}
      {action}
    </div>
  );
}
