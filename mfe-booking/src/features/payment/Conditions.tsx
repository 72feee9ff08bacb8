import { links } from '@idavuelta/shared/contracts';
import { Link, useTranslation } from '@idavuelta/shared/platform';
import styles from './payment.module.css';

/** What a buyer must know before paying, one link away in a tab of its own. */
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
