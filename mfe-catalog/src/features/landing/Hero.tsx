import { useTranslation } from '@idavuelta/shared/platform';
import { TripLine } from '@idavuelta/shared/ui';
import styles from './Hero.module.css';

/** The promise in one line, and the trip it is about. */
export function Hero() {
  const { t } = useTranslation('catalog');
  return (
    <section className={styles.hero}>
      <div className={styles.inner}>
        <div className={styles.words}>
          <h1 tabIndex={-1}>{t('landing.title')}</h1>
          <p>{t('landing.lead')}</p>
        </div>
        <div className={styles.trip}>
          <TripLine
            label={t('common:trip.label')}
            stops={[
              { kind: 'home', label: t('common:trip.home'), detail: t('landing.trip_pick_up') },
              { kind: 'event', label: t('common:trip.event'), detail: t('landing.trip_enjoy') },
              { kind: 'home', label: t('common:trip.back'), detail: t('landing.trip_return') },
            ]}
          />
        </div>
      </div>
    </section>
  );
}
