import { useTranslation } from '@idavuelta/shared/platform';
import { TripLine } from '@idavuelta/shared/ui';
import { useRef } from 'react';
import styles from './Hero.module.css';
import { Slides } from './Slides.tsx';

/** Height of the fixed header on a desktop, which would cover the top of the scroll target. */
const header = 120;

/** The slogan and the trip line; on desktops above the slides. */
export function Hero() {
  const { t } = useTranslation('catalog/landing');
  const hero = useRef<HTMLElement>(null);
  const scrollDown = () => {
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollBy({ top: (hero.current?.offsetHeight ?? 0) - header, behavior: still ? 'auto' : 'smooth' });
  };
  return (
    <section ref={hero} className={styles.hero}>
      <div className={styles.scrim}>
        <div className={styles.words}>
          <h1 tabIndex={-1}>{t('title')}</h1>
          <p className={styles.lead}>{t('lead')}</p>
          <div className={styles.trip}>
            <TripLine
              label={t('common:trip.label')}
              stops={[
                { kind: 'home', label: t('common:trip.home'), detail: t('trip_pick_up') },
                { kind: 'event', label: t('common:trip.event'), detail: t('trip_enjoy') },
                { kind: 'home', label: t('common:trip.back'), detail: t('trip_return') },
              ]}
            />
          </div>
        </div>
      </div>
      <Slides />
      <button type="button" className={styles.down} aria-label={t('scroll_down')} onClick={scrollDown}>
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path d="M6.700 8 12 13.300 17.300 8l1.400 1.400L12 16.100 5.300 9.400z" fill="currentColor" />
        </svg>
      </button>
    </section>
  );
}
