import { type EventSummary, links } from '@idavuelta/shared/contracts';
import { useTranslation } from '@idavuelta/shared/platform';
import { Button, ButtonLink, Notice } from '@idavuelta/shared/ui';
import type { ReactNode } from 'react';
import { EmptyEvents } from '../../features/events/EmptyEvents.tsx';
import { EventGrid } from '../../features/events/EventGrid.tsx';
import { EventsLoading } from '../../features/events/EventsLoading.tsx';
import styles from './SearchPage.module.css';
import { useAfter } from './useAfter.ts';

/** Milliseconds without results before the page says that there are none. */
const emptyDelay = 1_000;

/** Skeleton cards. */
const skeletonCards = 8;

interface SearchResultsProps {
  text: string;
  /** Result of the query hook for this text. */
  results: { data?: EventSummary[]; isFetching: boolean; isError: boolean };
  onRetry: () => void;
}

/** The results, or why there are none and the next step. */
export function SearchResults({ text, results: { data = [], isFetching, isError }, onRetry }: SearchResultsProps) {
  const { t } = useTranslation('catalog');
  const waited = useAfter(emptyDelay, text);

  const show = (): ReactNode => {
    if (!text) return <EmptyEvents text={t('search.prompt')} action={<OtherEvents />} />;
    if (data.length > 0) {
      return (
        <>
          <EventGrid events={data} headingLevel="h2" first />
          <div className={styles.more}>
            <p>{t('search.not_it')}</p>
            <OtherEvents variant="secondary" />
          </div>
        </>
      );
    }
    if (isError && !isFetching) return <FailedSearch onRetry={onRetry} />;
    if (waited && !isFetching) {
      return <EmptyEvents text={t('search.empty')} detail={t('search.hint')} action={<OtherEvents />} />;
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
  const { t } = useTranslation('catalog');
  return (
    <div className={styles.ways}>
      <ButtonLink variant={variant} to={links.massiveEvents()}>
        {t('search.next_events')}
      </ButtonLink>
      <ButtonLink to={links.contact()}>{t('search.ask')}</ButtonLink>
    </div>
  );
}

function FailedSearch({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('catalog');
  return (
    <Notice
      tone="bad"
      title={t('common:unable_to_upload_your_application')}
      action={
        <>
          <Button onClick={onRetry}>{t('common:retry')}</Button>
          <ButtonLink variant="quiet" to={links.massiveEvents()}>
            {t('search.next_events')}
          </ButtonLink>
        </>
      }
    />
  );
}
