import type { EventSummary } from '@idavuelta/shared/contracts';
import { useTranslation } from '@idavuelta/shared/platform';
import { Button } from '@idavuelta/shared/ui';
import { type RefObject, useEffect, useState } from 'react';
import { PriceFrom } from '../../features/events/PriceFrom.tsx';
import { useNotForSale } from '../../features/events/useNotForSale.ts';
import styles from './BookingBar.module.css';
import { bookLabelOf } from './book-label.ts';

/** Hidden this many pixels before the wizard, with its own bar, scrolls into view. */
const margin = '0px 0px 40px';

interface BookingBarProps {
  event: EventSummary;
  /** The element that contains the wizard. */
  booking: RefObject<HTMLElement | null>;
  onBook: () => void;
}

/** On phones, a button that leads to the wizard or its waiting list far below. */
export function BookingBar({ event, booking, onBook }: BookingBarProps) {
  const { t } = useTranslation('catalog/event-detail');
  const below = useIsBelow(booking);
  const gone = useNotForSale(event);

  return (
    <div className={styles.place} data-gone={!below || undefined}>
      <div className={styles.bar}>
        <span className={`${styles.price} tabular`}>{gone ?? <PriceFrom event={event} />}</span>
        <Button variant="primary" onClick={onBook}>
          {t(bookLabelOf(event))}
        </Button>
      </div>
    </div>
  );
}

/** Whether an element is below the visible part of the page. */
function useIsBelow(element: RefObject<HTMLElement | null>) {
  const [below, setBelow] = useState(true);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => entry && setBelow(!entry.isIntersecting && entry.boundingClientRect.top > 0),
      { rootMargin: margin },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return below;
}
