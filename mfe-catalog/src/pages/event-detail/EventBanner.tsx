import type { EventSummary } from '@idavuelta/shared/contracts';
import { useTranslated } from '@idavuelta/shared/platform';
import { breakpoints, denseScreen, Picture } from '@idavuelta/shared/ui';
import { PriceFrom } from '../../features/events/PriceFrom.tsx';
import { useNotForSale } from '../../features/events/useNotForSale.ts';
import styles from './EventBanner.module.css';

/** The event's picture with its name and lowest price. */
export function EventBanner({ event }: { event: EventSummary }) {
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
        <p className={`${styles.price} tabular`}>{gone ?? <PriceFrom event={event} />}</p>
      </div>
    </header>
  );
}
