import { useTranslation } from '@idavuelta/shared/platform';
import banner from './EventBanner.module.css';
import facts from './EventFacts.module.css';
import styles from './EventView.module.css';

/** Skeleton of the event page, in its final size. */
export function EventSkeleton() {
  const { t } = useTranslation('common');
  return (
    <div role="status">
      <span className="visually-hidden">{t('loading')}</span>
      <div className={`${banner.banner} ${banner.waiting}`} />
      <div className={`page ${styles.body}`} aria-hidden="true">
        <div className={facts.facts}>
          {['date', 'time', 'place', 'stops'].map((fact) => (
            <div key={fact} className={facts.fact} />
          ))}
        </div>
        <div className={styles.waiting} />
      </div>
    </div>
  );
}
