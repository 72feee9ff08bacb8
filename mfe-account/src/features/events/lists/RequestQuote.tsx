import type { EventRequest } from '@idavuelta/shared/contracts';
import { formatMoney, useTranslation } from '@idavuelta/shared/platform';
import styles from './EventCard.module.css';

/** The price that the organiser pays for the vans, and the payment method. */
export function RequestQuote({ quote }: { quote: NonNullable<EventRequest['quote']> }) {
  const { t } = useTranslation('account');
  const { payBy, state, reference, bank } = quote;
  const way = state === 'open' ? payBy : state;
  return (
    <>
      <p className={styles.address}>{t(`quote.${way}`, { amount: formatMoney(quote) })}</p>
      {way === 'transfer' && bank && (
        <p className={styles.address}>
          {[t('quote.account', { ...bank, reference }), bank.holder && t('quote.holder', { holder: bank.holder })]
            .filter(Boolean)
            .join(' ')}
        </p>
      )}
    </>
  );
}
