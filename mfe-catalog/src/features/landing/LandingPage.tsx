import { links, selectCountry } from '@idavuelta/shared/contracts';
import { useSelector, useTranslation } from '@idavuelta/shared/platform';
import { ButtonLink } from '@idavuelta/shared/ui';
import { EventList } from '../events/EventList.tsx';
import { useEventsQuery } from '../events/events.api.ts';
import { Hero } from './Hero.tsx';
import styles from './LandingPage.module.css';
import { RecommendedEvents } from './RecommendedEvents.tsx';

/** Cards of mass events on the landing page, at most. */
const mostEvents = 20;

export default function LandingPage() {
  const { t } = useTranslation('catalog');
  const country = useSelector(selectCountry);
  const events = useEventsQuery({ type: 1, country });

  return (
    <>
      <title>{t('landing.document_title')}</title>
      <Hero />
      <p className={styles.banner}>
        <span>{t('landing.banner')}</span>
      </p>
      <section className="page" aria-labelledby="massive-events">
        <h2 id="massive-events" className={styles.heading}>
          {t('landing.massive_events')}
        </h2>
        <EventList list={events} most={mostEvents} first />
        <p className={styles.more}>
          <ButtonLink to={links.massiveEvents()}>{t('landing.see_more')}</ButtonLink>
        </p>
      </section>
      <RecommendedEvents />
    </>
  );
}
