import type { EventDetail, EventSummary } from '@idavuelta/shared/contracts';
import { Slot, useTranslated, useTranslation } from '@idavuelta/shared/platform';
import { Notice } from '@idavuelta/shared/ui';
import { useRef } from 'react';
import { WithoutScripts } from '../../features/offices/WithoutScripts.tsx';
import { HydrateNear } from '../../ui/HydrateNear.tsx';
import { BookingBar } from './BookingBar.tsx';
import { EventBanner } from './EventBanner.tsx';
import { EventFacts } from './EventFacts.tsx';
import { EventHead } from './EventHead.tsx';
import { EventTrip } from './EventTrip.tsx';
import styles from './EventView.module.css';
import { IncludedItems } from './IncludedItems.tsx';
import { LoginPrompt } from './LoginPrompt.tsx';
import { OtherEvents } from './OtherEvents.tsx';
import { PickUps } from './pick-ups/PickUps.tsx';
import { SalesClosed } from './SalesClosed.tsx';
import { SaleWindow } from './sale/SaleWindow.tsx';
import { useBackFromSignUp } from './useBackFromSignUp.ts';

interface EventViewProps {
  /** A summary from a list suffices for most of the page. */
  event: EventSummary;
  /** Undefined while loading. */
  detail?: EventDetail;
  refetch?: () => void;
  /** The page of a draft, opened by its preview link: nothing can be booked. */
  isPreview?: boolean;
}

export function EventView({ event, detail, refetch = () => {}, isPreview = false }: EventViewProps) {
  const { t } = useTranslation('catalog/event-detail');
  const booking = useRef<HTMLElement>(null);
  const bookable = !isPreview && !event.salesClosed && !event.soldOut;
  // guests' seats are guaranteed by their invitation
  const mayWait = !isPreview && !event.salesClosed && event.soldOut && detail?.visibility !== 'invited';
  const goToBooking = () => {
    booking.current?.scrollIntoView({ block: 'start' });
    booking.current?.focus({ preventScroll: true });
  };
  const onBook = bookable || mayWait ? goToBooking : undefined;
  useBackFromSignUp(Boolean(onBook && detail), goToBooking);
  const pickUps = detail && !isPreview && !event.salesClosed && (
    <HydrateNear>
      <PickUps event={detail} />
    </HydrateNear>
  );
  const description = useTranslated()(event.translations)?.description;
  return (
    <article>
      <EventHead event={event} unlisted={isPreview || (detail !== undefined && detail.visibility !== 'public')} />
      <EventBanner event={event} onBook={onBook} />
      <div className={`page ${styles.body}`}>
        <div className={styles.before}>
          <EventFacts event={event} stops={detail?.additionalStops} />
          <div className={styles.about}>
            {/* Lists contain no descriptions: space is reserved until the detail is loaded. */}
            {(description || !detail) && <p className={styles.description}>{description}</p>}
            <EventTrip event={event} />
          </div>
          {bookable && pickUps}
          <IncludedItems event={event} />
          {onBook && <BookingBar event={event} booking={booking} onBook={onBook} />}
        </div>
        <section ref={booking} tabIndex={-1} className={styles.booking} aria-label={t('booking')}>
          {isPreview ? (
            <Notice title={t('preview')}>{t('preview_help')}</Notice>
          ) : event.salesClosed ? (
            <SalesClosed event={event} />
          ) : (
            <>
              {detail && <SaleWindow event={detail} refetch={refetch} />}
              <WithoutScripts
                country={event.countryCode}
                title={t('without_scripts.title')}
                text={t('without_scripts.text')}
              />
              <div className={styles.wizard}>
                {!event.soldOut && <LoginPrompt />}
                {detail ? (
                  <Slot name="event.booking" event={detail} onOutdated={refetch} />
                ) : (
                  <div className={styles.waiting} aria-hidden="true" />
                )}
              </div>
            </>
          )}
        </section>
        {/* times of sold-out vans come after the waiting list */}
        {!bookable && pickUps}
        {!isPreview && !event.available && <OtherEvents slug={event.slug} />}
      </div>
    </article>
  );
}
