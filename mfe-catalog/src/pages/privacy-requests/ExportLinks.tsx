import { usePlatform, useTranslation } from '@idavuelta/shared/platform';
import styles from './PrivacyRequestsPage.module.css';

/** The downloads of a mailed export. */
export function ExportLinks({ token }: { token: string }) {
  const { t } = useTranslation('catalog/privacy-requests');
  const { apiBaseUrl } = usePlatform();
  const file = (format: string) =>
    `${apiBaseUrl}/privacy-requests/export?${new URLSearchParams({ token, format }).toString()}`;
  return (
    <section className={styles.card} aria-labelledby="exported-data">
      <h2 id="exported-data">{t('export.title')}</h2>
      <p>{t('export.lead')}</p>
      <div className={styles.downloads}>
        <a href={file('pdf')} rel="nofollow" download>
          {t('export.pdf')}
        </a>
        <a href={file('json')} rel="nofollow" download>
          {t('export.json')}
        </a>
      </div>
    </section>
  );
}
