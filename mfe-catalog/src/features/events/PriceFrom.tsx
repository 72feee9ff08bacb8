import { type EventSummary, paymentType } from '@idavuelta/shared/contracts';
import { withSoles } from '@idavuelta/shared/contracts/money';
import { useFormats, useTranslated, useTranslation } from '@idavuelta/shared/platform';
import { lowestPriceOf } from './lowest-price.ts';
import styles from './PriceFrom.module.css';

/** The lowest price of an event, if it has one, and whether it is for a pick-up at the door or at a meeting point. */
export function PriceFrom({ event }: { event: EventSummary }) {
  const { t } = useTranslation('catalog');
  const { money } = useFormats();
  const { charge, soles } = lowestPriceOf(event, useTranslated()(event.translations));
  if (event.paymentType === paymentType.invited) return <span>{t('card.free')}</span>;
  // without a ticket there is no price, and the API says 0
  if (charge.amount === 0) return <span>{t(event.minTicketPickUp ? 'card.free' : 'card.round_trip')}</span>;
  return (
    <>
      <span>{t('card.price', { price: withSoles(money, charge, soles) })}</span>
      {event.minTicketPickUp && (
        <span className={styles.pickUp}>
          {` ${t(`card.from.${event.minTicketPickUp}`, { context: event.countryCode })}`}
        </span>
      )}
    </>
  );
}
