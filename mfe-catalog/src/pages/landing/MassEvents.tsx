import { eventType, links, selectCountry } from '@idavuelta/shared/contracts';
import { useSelector, useTranslation } from '@idavuelta/shared/platform';
import { ButtonLink } from '@idavuelta/shared/ui';
import { EventList } from '../../features/events/EventList.tsx';
import { useEventsInfiniteQuery } from '../../features/events/events.api.ts';
import styles from './LandingPage.module.css';

/** Maximum number of mass events on the landing page. */
const maxEvents = 20;

export function MassEvents() {
  const { t } = useTranslation('catalog/landing');
  const country = useSelector(selectCountry);
  const events = useEventsInfiniteQuery({ type: eventType.massive, country });
  return (
    <section className={`page ${styles.massEvents}`} aria-labelledby="massive-events">
      <h2 id="massive-events" className={styles.heading}>
        {t('massive_events')}
      </h2>
      <EventList list={events} maxCards={maxEvents} />
      <p className={styles.more}>
        <ButtonLink to={links.massiveEvents()}>{t('see_more')}</ButtonLink>
      </p>
    </section>
  );
}
