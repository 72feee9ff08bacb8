import { type EventDetail, type EventSummary, links } from '@idavuelta/shared/contracts';
import { useTranslated, useTranslation } from '@idavuelta/shared/platform';
import { ButtonLink, breakpoints, denseScreen, PageHead, Picture } from '@idavuelta/shared/ui';
import styles from './ClosedEvent.module.css';
import { OtherEvents } from './OtherEvents.tsx';

interface ClosedEventProps {
  event: EventSummary;
  /** Why it cannot be booked, already translated. */
  text: string;
  cancelled?: EventDetail['cancelled'];
}

/** Replaces the page of an event that cannot be booked. */
export function ClosedEvent({ event, text, cancelled }: ClosedEventProps) {
  const { t } = useTranslation('catalog/event-detail');
  const texts = useTranslated()(event.translations);
  const picture = texts?.imagePath ?? event.imagePath;
  return (
    <div className={`page ${styles.closed}`}>
      <PageHead
        title={t('document_title', { name: texts?.name })}
        description={t(cancelled ? 'cancelled_description' : 'closed_description', { name: texts?.name })}
        picture={picture}
        noIndex
      />
      <div className={styles.imageWrapper}>
        <Picture
          path={picture}
          alt=""
          sizes={`${breakpoints.belowDesktop} and ${denseScreen} 57vw, ${breakpoints.belowDesktop} 92vw, 560px`}
          loading="eager"
          className={styles.picture}
        />
      </div>
      <div className={styles.text}>
        <h1 tabIndex={-1}>{texts?.name}</h1>
        <p className={styles.reason} role="status">
          {text}
        </p>
        {cancelled?.reason && <p>{t('cancelled_reason', { reason: cancelled.reason })}</p>}
        <p>{t(cancelled ? 'cancelled_money' : 'closed_next')}</p>
        <p className={styles.actions}>
          {cancelled && <ButtonLink to={links.account('payments')}>{t('see_purchases')}</ButtonLink>}
          <ButtonLink to={links.home()} variant="primary">
            {t('back_to_main')}
          </ButtonLink>
        </p>
      </div>
      <OtherEvents slug={event.slug} />
    </div>
  );
}
