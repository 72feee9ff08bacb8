import { type EventType, links, selectCountry } from '@idavuelta/shared/contracts';
import { useLocation, useSelector, useTranslation } from '@idavuelta/shared/platform';
import { ButtonLink, PageHead } from '@idavuelta/shared/ui';
import { EmptyEvents } from '../../features/events/EmptyEvents.tsx';
import { EventList } from '../../features/events/EventList.tsx';
import { useEventsInfiniteQuery } from '../../features/events/events.api.ts';
import { EventFilters } from '../../features/filters/EventFilters.tsx';
import { useFacetsQuery } from '../../features/filters/facets.api.ts';
import { filtersIn } from '../../features/filters/filters.ts';
import { LazyRemoveFilters } from '../../features/filters/LazyRemoveFilters.tsx';
import styles from '../../ui/page.module.css';

/** A page of events of one type. @param text the page's part of the texts: `massive`, `private`, `alliances` */
export function EventsPage({ type, text }: { type: EventType; text: string }) {
  const { t } = useTranslation('catalog/event-lists');
  const country = useSelector(selectCountry);
  const filters = filtersIn(useLocation().search);
  const isNarrowed = Object.keys(filters).length > 0;
  const query = { type, country, ...filters };
  const events = useEventsInfiniteQuery(query);
  const facets = useFacetsQuery(query);
  return (
    <div className={`page ${styles.page}`}>
      <PageHead title={t(`${text}.document_title`)} description={t(`${text}.description`)} />
      <h1 tabIndex={-1}>{t(`${text}.title`)}</h1>
      <p className={styles.lead}>{t(`${text}.lead`)}</p>
      <EventFilters facets={facets.data} />
      {isNarrowed && (
        <p role="status" className="visually-hidden">
          {facets.currentData && t('catalog:filters.total', { count: facets.currentData.total })}
        </p>
      )}
      <EventList
        key={country}
        list={events}
        headingLevel="h2"
        first
        empty={
          isNarrowed && (
            <EmptyEvents
              text={t('catalog:filters.nothing')}
              detail={t('catalog:filters.lift')}
              action={<LazyRemoveFilters facets={facets.currentData} />}
            />
          )
        }
      />
      <p>
        <ButtonLink to={links.home()}>{t('catalog:back_to_main')}</ButtonLink>
      </p>
    </div>
  );
}
