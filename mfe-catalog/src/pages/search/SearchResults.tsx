import { type EventFacets, type EventSummary, type ListPage, links } from '@idavuelta/shared/contracts';
import { useTranslation } from '@idavuelta/shared/platform';
import { itemsOf } from '@idavuelta/shared/queries';
import { Button, ButtonLink, LoadMore, Notice } from '@idavuelta/shared/ui';
import type { ComponentProps, ReactNode } from 'react';
import { EmptyEvents } from '../../features/events/EmptyEvents.tsx';
import { EventGrid } from '../../features/events/EventGrid.tsx';
import { EventsLoading } from '../../features/events/EventsLoading.tsx';
import { LazyRemoveFilters } from '../../features/filters/LazyRemoveFilters.tsx';
import styles from './SearchPage.module.css';
import { useAfter } from './useAfter.ts';

/** Milliseconds without results before the page says that there are none. */
const emptyDelay = 1_000;

/** Skeleton cards. */
const skeletonCards = 8;

interface SearchResultsProps {
  text: string;
  /** Whether filters are set. */
  narrowed: boolean;
  facets: EventFacets | undefined;
  /** Result of the query hook for this text. */
  results: ComponentProps<typeof LoadMore>['list'] & {
    currentData?: { pages: ListPage<EventSummary>[] };
    isFetching: boolean;
    isError: boolean;
    refetch: () => unknown;
  };
}

/** The results, or why there are none and the next step. */
export function SearchResults({ text, narrowed, facets, results }: SearchResultsProps) {
  const { currentData, isFetching, isError, refetch } = results;
  const data = currentData ? itemsOf(currentData) : [];
  const { t } = useTranslation('catalog/search');
  const waited = useAfter(emptyDelay, text);

  const show = (): ReactNode => {
    if (!text) return <EmptyEvents text={t('prompt')} action={<OtherEvents />} />;
    if (data.length > 0) {
      return (
        <>
          <EventGrid events={data} headingLevel="h2" first />
          <LoadMore list={results} count={data.length} />
          <div className={styles.more}>
            <p>{t('not_it')}</p>
            <OtherEvents variant="secondary" />
          </div>
        </>
      );
    }
    if (isError && !isFetching) return <FailedSearch onRetry={() => void refetch()} />;
    if (narrowed && currentData) {
      return (
        <EmptyEvents
          text={t('catalog:filters.nothing')}
          detail={t('catalog:filters.lift')}
          action={<LazyRemoveFilters facets={facets} />}
        />
      );
    }
    if (waited && !isFetching) {
      return <EmptyEvents text={t('empty')} detail={t('hint')} action={<OtherEvents />} />;
    }
    return (
      <div className={styles.waiting}>
        <EventsLoading count={skeletonCards} />
      </div>
    );
  };
  return (
    <div className={styles.results} aria-busy={isFetching}>
      {show()}
    </div>
  );
}

function OtherEvents({ variant = 'primary' }: { variant?: 'primary' | 'secondary' }) {
  const { t } = useTranslation('catalog/search');
  return (
    <div className={styles.ways}>
      <ButtonLink variant={variant} to={links.massiveEvents()}>
        {t('next_events')}
      </ButtonLink>
      <ButtonLink to={links.contact()}>{t('ask')}</ButtonLink>
    </div>
  );
}

function FailedSearch({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('catalog/search');
  return (
    <Notice
      tone="bad"
      title={t('common:unable_to_upload_your_application')}
      action={
        <>
          <Button onClick={onRetry}>{t('common:retry')}</Button>
          <ButtonLink variant="quiet" to={links.massiveEvents()}>
            {t('next_events')}
          </ButtonLink>
        </>
      }
    />
  );
}
