import { links } from '@idavuelta/shared/contracts';
import { ButtonLink } from '@idavuelta/shared/ui';
import { useTranslation } from 'react-i18next';
import styles from './Error404.module.css';

export default function Error404() {
  const { t } = useTranslation('shell');
  return (
    <div className={`page ${styles.page}`}>
      <title>{t('error404.document_title')}</title>
      <svg className={styles.picture} viewBox="0 0 240 120" aria-hidden="true">
        <path d="M10 96h220" stroke="var(--line-strong)" strokeWidth="3" strokeDasharray="14 10" />
        <rect x="66" y="34" width="108" height="52" rx="12" fill="var(--night)" />
        <rect x="78" y="44" width="24" height="18" rx="4" fill="var(--orange-soft)" />
        <rect x="108" y="44" width="24" height="18" rx="4" fill="var(--orange-soft)" />
        <rect x="138" y="44" width="24" height="18" rx="4" fill="var(--orange)" />
        <circle cx="92" cy="88" r="12" fill="var(--ink)" />
        <circle cx="150" cy="88" r="12" fill="var(--ink)" />
      </svg>
      <h1 tabIndex={-1}>{t('error404.title')}</h1>
      <p>{t('error404.text')}</p>
      <ButtonLink look="primary" to={links.home()}>
        {t('common:back_home')}
      </ButtonLink>
    </div>
  );
}
