import type { EventSummary } from '@idavuelta/shared/contracts';
import { useTranslation } from '@idavuelta/shared/platform';
import { customerMail, offices } from '../../features/offices/offices.ts';
import { PhoneLink } from '../../features/offices/PhoneLink.tsx';
import styles from './WithoutScripts.module.css';

/** Replaces the wizard in a browser without JavaScript: says that booking needs it, and how to book otherwise. */
export function WithoutScripts({ event: { countryCode } }: { event: EventSummary }) {
  const { t } = useTranslation('catalog/event-detail');
  const office = offices.find(({ country }) => country === countryCode) ?? offices[0];
  return (
    <noscript>
      <div className={styles.notice}>
        <p className={styles.title}>{t('without_scripts.title')}</p>
        <p>{t('without_scripts.text')}</p>
        <p className={styles.contacts}>
          <PhoneLink phone={office.phone} />
          <a href={`mailto:${customerMail}`}>{customerMail}</a>
        </p>
      </div>
    </noscript>
  );
}
