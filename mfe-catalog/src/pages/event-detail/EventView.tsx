import type { EventDetail, EventSummary } from '@idavuelta/shared/contracts';
import { Slot, useTranslated, useTranslation } from '@idavuelta/shared/platform';
import { EventBanner } from './EventBanner.tsx';
import { EventFacts } from './EventFacts.tsx';
import { EventHead } from './EventHead.tsx';
import { EventTrip } from './EventTrip.tsx';
import styles from './EventView.module.css';
import { IncludedItems } from './IncludedItems.tsx';
import { LoginPrompt } from './LoginPrompt.tsx';
import { PickUps } from './pick-ups/PickUps.tsx';
import { SalesClosed } from './SalesClosed.tsx';

interface EventViewProps {
  /** A summary from a list is enough for most of the page. */
  event: EventSummary;
  /** Undefined while loading. */
  detail?: EventDetail;
  refetch: () => void;
}

export function EventView({ event, detail, refetch }: EventViewProps) {
  const { t } = useTranslation('catalog/event-detail');
  const description = useTranslated()(event.translations)?.description;
  return (
    <article>
      <EventHead event={event} unlisted={detail !== undefined && detail.visibility !== 'public'} />
      <EventBanner event={event} />
      <div className={`page ${styles.body}`}>
        <EventFacts event={event} stops={detail?.additionalStops} />
        <div className={styles.about}>
          {/* Lists have no descriptions: a space is reserved until the detail is loaded. */}
          {(description || !detail) && <p className={styles.description}>{description}</p>}
          <EventTrip event={event} />
        </div>
        {detail && !event.salesClosed && <PickUps event={detail} />}
        <IncludedItems />
        <section className={styles.booking} aria-label={t('booking')}>
          {event.salesClosed ? (
            <SalesClosed event={event} />
          ) : (
            <>
              <LoginPrompt />
              {detail ? (
                <Slot name="event.booking" event={detail} onOutdated={refetch} />
              ) : (
                <div className={styles.waiting} aria-hidden="true" />
              )}
            </>
          )}
        </section>
      </div>
    </article>
  );
}
