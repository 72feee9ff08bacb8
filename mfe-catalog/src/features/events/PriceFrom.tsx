import type { EventSummary } from '@idavuelta/shared/contracts';
import { useFormats, useTranslated, useTranslation } from '@idavuelta/shared/platform';
import styles from './PriceFrom.module.css';

/** The lowest price of an event, and whether it is that from the door or from the meeting point. */
export function PriceFrom({ event }: { event: EventSummary }) {
  const { t } = useTranslation('catalog');
  const { money } = useFormats();
  const price = money(useTranslated()(event.translations)?.minTicketPrice ?? event.minTicketPrice);
  return (
    <>
      <span>{t('card.price', { price })}</span>
      {event.minTicketPickUp && (
        <span className={styles.pickUp}>
          {` ${t(`card.from.${event.minTicketPickUp}`, { context: event.countryCode })}`}
        </span>
      )}
    </>
  );
}
