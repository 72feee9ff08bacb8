import { links } from '@idavuelta/shared/contracts';
import { Link, useTranslation } from '@idavuelta/shared/platform';
import styles from './payment.module.css';

/** Link to the terms of service; in a new tab, so that the purchase stays open. */
export function Conditions() {
  const { t } = useTranslation('booking');
  return (
    <p className={styles.conditions}>
      {t('payment.conditions')}{' '}
      <Link to={links.faq()} target="_blank">
        {t('payment.conditions_link')}
      </Link>
    </p>
  );
}
