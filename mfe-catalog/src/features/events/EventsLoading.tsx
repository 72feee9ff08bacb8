import { useTranslation } from '@idavuelta/shared/platform';
import card from './EventCard.module.css';
import styles from './EventGrid.module.css';

/** Skeleton cards, as tall as the real ones. */
export function EventsLoading({ count }: { count: number }) {
  const { t } = useTranslation('common');
  return (
    <div role="status" className={styles.grid}>
      <span className="visually-hidden">{t('loading')}</span>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: grey cards are all alike
        <span key={index} className={`${card.link} ${styles.skeleton}`} aria-hidden="true">
          <span className={`${card.imageWrapper} ${styles.pulse}`} />
          <span className={card.text}>
            <span className={`${styles.bar} ${styles.pulse}`} />
            <span className={`${styles.bar} ${styles.pulse}`} />
          </span>
        </span>
      ))}
    </div>
  );
}
