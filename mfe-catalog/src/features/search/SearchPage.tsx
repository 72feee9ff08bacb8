import { links, selectSearchText } from '@idavuelta/shared/contracts';
import { useLocation, useSelector, useTranslation } from '@idavuelta/shared/platform';
import { ButtonLink, Spinner } from '@idavuelta/shared/ui';
import styles from '../../ui/page.module.css';
import { EmptyEvents } from '../events/EmptyEvents.tsx';
import { EventGrid } from '../events/EventGrid.tsx';
import { useSearchQuery } from '../events/events.api.ts';
import { useAfter } from './useAfter.ts';

/** Milliseconds without results before the page says that there are none. */
const emptyDelay = 1_000;

export default function SearchPage() {
  const { t } = useTranslation('catalog');
  const { search } = useLocation();
  const stored = useSelector(selectSearchText);
  const query = (new URLSearchParams(search).get('q') ?? stored).trim();
  const { data: events = [], isFetching } = useSearchQuery(query, { skip: !query });
  const waited = useAfter(emptyDelay, query);

  return (
    <div className={`page ${styles.page}`}>
      <title>{t('search.document_title')}</title>
      <h1 tabIndex={-1}>{query ? t('search.title_for', { query }) : t('search.title')}</h1>
      {events.length > 0 && <EventGrid events={events} headingLevel="h2" first />}
      {events.length === 0 &&
        (waited && !isFetching ? <EmptyEvents text={t('search.empty')} /> : <Spinner label={t('common:loading')} />)}
      <p>
        <ButtonLink to={links.home()}>{t('back_to_main')}</ButtonLink>
      </p>
    </div>
  );
}
