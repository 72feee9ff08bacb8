import type { EventSummary } from '@idavuelta/shared/contracts';
import { useTranslation } from '@idavuelta/shared/platform';
import { EmptyEvents } from './EmptyEvents.tsx';
import styles from './EventGrid.module.css';
import { EventGrid } from './EventGrid.tsx';

interface EventListProps {
  /** What a query hook answered. */
  list: { data?: EventSummary[]; isError: boolean };
  headingLevel?: 'h2' | 'h3';
  first?: boolean;
  /** Shows at most so many. */
  most?: number;
}

/** A list with its three designs: on its way, empty or failed (the spec gives both the same text), and the cards. */
export function EventList({ list: { data, isError }, headingLevel, first, most }: EventListProps) {
  if (data?.length) return <EventGrid events={data.slice(0, most)} headingLevel={headingLevel} first={first} />;
  return data || isError ? <EmptyEvents /> : <EventsLoading />;
}

function EventsLoading() {
  const { t } = useTranslation('common');
  return (
    <div role="status" className={styles.grid}>
      <span className="visually-hidden">{t('loading')}</span>
      {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((key) => (
        <span key={key} className={styles.skeleton} aria-hidden="true" />
      ))}
    </div>
  );
}
