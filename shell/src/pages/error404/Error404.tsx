import { links } from '@idavuelta/shared/contracts';
import { ButtonLink, PageHead } from '@idavuelta/shared/ui';
import { useTranslation } from 'react-i18next';
import styles from './Error404.module.css';

export default function Error404() {
  const { t } = useTranslation('shell');
  return (
    <div className={`page ${styles.page}`}>
      <PageHead title={t('error404.document_title')} description={t('error404.description')} noIndex />
      <svg className={styles.picture} viewBox="0 0 320 150" aria-hidden="true">
        <path d="M34 122c40-66 84-20 126-58s70-44 126-20" className={styles.way} />
        <circle cx="34" cy="122" r="9" fill="var(--orange)" />
        <circle cx="34" cy="122" r="3.500" fill="var(--night)" />
        <path d="M286 8c11 0 19 8 19 19 0 14-19 31-19 31s-19-17-19-31c0-11 8-19 19-19z" fill="var(--night)" />
        <path d="M279 24a7 7 0 1 1 9 6.700V34" className={styles.question} />
        <circle cx="287.500" cy="40" r="2" fill="var(--orange)" />
        <g transform="translate(110 58) rotate(-9)">
          <rect width="92" height="44" rx="11" fill="var(--night)" />
          <path d="M10 8h20v15H8V10a2 2 0 0 1 2-2zm26 0h20v15H36z" fill="var(--orange-soft)" />
          <path d="M62 8h16l7 15H62z" fill="var(--orange)" />
          <circle cx="24" cy="45" r="9.500" className={styles.wheel} />
          <circle cx="70" cy="45" r="9.500" className={styles.wheel} />
        </g>
      </svg>
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
