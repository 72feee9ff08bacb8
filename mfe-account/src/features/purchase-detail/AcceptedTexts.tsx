import { links, type OrderDetail } from '@idavuelta/shared/contracts';
import { Link, useTranslation } from '@idavuelta/shared/platform';
import styles from './AcceptedTexts.module.css';

/** The legal texts that were in force when the order was placed, each in its version. */
export function AcceptedTexts({ purchase: { order, event } }: { purchase: OrderDetail }) {
  const { t } = useTranslation('account');
  if (!order.accepted) return null;
  return (
    <p className={styles.texts}>
      <span>{t('purchase.accepted')}</span>
      {order.accepted.map(({ document, version }) => (
        <Link key={document} to={links.legal(document, { version, country: event.countryCode })}>
          {t(`purchase.legal.${document}`, { context: event.countryCode })}
        </Link>
      ))}
    </p>
  );
}
