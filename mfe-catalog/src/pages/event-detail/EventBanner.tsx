import type { EventSummary } from '@idavuelta/shared/contracts';
import { useTranslated, useTranslation } from '@idavuelta/shared/platform';
import { Button, breakpoints, denseScreen, Picture } from '@idavuelta/shared/ui';
import { PriceFrom } from '../../features/events/PriceFrom.tsx';
import { useNotForSale } from '../../features/events/useNotForSale.ts';
import { bookLabelOf } from './book-label.ts';
import styles from './EventBanner.module.css';

interface EventBannerProps {
  event: EventSummary;
  /** Leads to the wizard, or to its waiting list; undefined when the event offers neither. */
  onBook?: () => void;
}

/** The event's picture with its name and lowest price, and on wide windows a button that leads to the wizard. */
export function EventBanner({ event, onBook }: EventBannerProps) {
  const { t } = useTranslation('catalog/event-detail');
  const gone = useNotForSale(event);
  const texts = useTranslated()(event.translations);
  return (
    <header className={styles.banner}>
      <Picture
        path={texts?.imagePath ?? event.imagePath}
        alt=""
        sizes={`${breakpoints.belowDesktop} and ${denseScreen} 62vw, 100vw`}
        loading="eager"
        banner
        className={styles.picture}
      />
      <div className={styles.scrim}>
        <h1 tabIndex={-1}>{texts?.name}</h1>
        <div className={styles.offer}>
          <p className={`${styles.price} tabular`}>{gone ?? <PriceFrom event={event} />}</p>
          {onBook && (
            <Button variant="primary" className={styles.book} onClick={onBook}>
              {t(bookLabelOf(event))}
            </Button>
          )}
        </div>
      </div>
    </header>
  );
}
