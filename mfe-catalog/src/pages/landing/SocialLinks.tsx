import { usePlatform, useTranslation } from '@idavuelta/shared/platform';
import styles from './SocialLinks.module.css';

/** Links to the brand's pages on social networks. */
export function SocialLinks() {
  const { t } = useTranslation('catalog/landing');
  const { social = {} } = usePlatform();
  return (
    <p className={styles.social}>
      <span>{t('follow')}</span>
      {Object.entries(social).map(([network, address]) => (
        <a key={network} href={address} target="_blank" rel="noreferrer" className={styles.link}>
          {t(`social.${network}`)}
        </a>
      ))}
    </p>
  );
}
