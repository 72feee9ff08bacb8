import { type EventType, links, selectCountry } from '@idavuelta/shared/contracts';
import { useSelector, useTranslation } from '@idavuelta/shared/platform';
import { ButtonLink, PageHead } from '@idavuelta/shared/ui';
import { EventList } from '../../features/events/EventList.tsx';
import { useEventsInfiniteQuery } from '../../features/events/events.api.ts';
import styles from '../../ui/page.module.css';

/** A page of events of one type. @param text the page's part of the texts: `massive`, `private`, `alliances` */
export function EventsPage({ type, text }: { type: EventType; text: string }) {
  const { t } = useTranslation('catalog/event-lists');
  const country = useSelector(selectCountry);
  const events = useEventsInfiniteQuery({ type, country });
  return (
    <div className={`page ${styles.page}`}>
      <PageHead title={t(`${text}.document_title`)} description={t(`${text}.description`)} />
      <h1 tabIndex={-1}>{t(`${text}.title`)}</h1>
      <p className={styles.lead}>{t(`${text}.lead`)}</p>
      <EventList key={country} list={events} headingLevel="h2" first />
      <p>
        <ButtonLink to={links.home()}>{t('catalog:back_to_main')}</ButtonLink>
      </p>
    </div>
  );
}
