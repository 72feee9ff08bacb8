import { type EventSummary, paymentType } from '@idavuelta/shared/contracts';
import { useTranslation } from '@idavuelta/shared/platform';
import styles from './IncludedItems.module.css';

const items = ['round_trip', 'driver', 'support'] as const;

/** What every reservation includes; where tickets are sold, also that they cover the ride but not admission. */
export function IncludedItems({ event }: { event: EventSummary }) {
  const { t } = useTranslation('catalog/event-detail');
  return (
    <section className={styles.included} aria-labelledby="included">
      <h2 id="included">{t('included.title')}</h2>
      <ul>
        {items.map((item) => (
          <li key={item}>
            <svg viewBox="0 0 24 24" width="26" height="26" aria-hidden="true">
              <circle cx="12" cy="12" r="12" fill="var(--good)" />
              <path
                d="M6.500 12.500l4 4 7-8"
                fill="none"
                stroke="#fff"
                strokeWidth="2.600"
                strokeLinecap="round"
                strokeLinejoin="round"
              />
            </svg>
            <span>
              <strong>{t(`included.${item}.name`, { context: event.countryCode })}</strong>
              <br />
              <span>{t(`included.${item}.text`)}</span>
            </span>
          </li>
        ))}
      </ul>
      {event.paymentType !== paymentType.invited && <p className={styles.sold}>{t('sold')}</p>}
    </section>
  );
}
