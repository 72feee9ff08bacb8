import { links } from '@idavuelta/shared/contracts';
import { ButtonLink, PageHead } from '@idavuelta/shared/ui';
import { useTranslation } from 'react-i18next';
import styles from './Error404.module.css';
import lostVan from './lost-van.svg';

export default function Error404() {
  const { t } = useTranslation('shell');
  return (
    <div className={`page ${styles.page}`}>
      <PageHead title={t('error404.document_title')} description={t('error404.description')} noIndex />
      <img className={styles.picture} src={lostVan} alt="" width="320" height="150" />
      <h1 tabIndex={-1}>{t('error404.title')}</h1>
      <p className={styles.text}>{t('error404.text')}</p>
      <div className={styles.ways}>
        <ButtonLink variant="primary" to={links.home()}>
          {t('common:back_home')}
        </ButtonLink>
        <ButtonLink to={links.massiveEvents()}>{t('error404.events')}</ButtonLink>
      </div>
    </div>
  );
}
