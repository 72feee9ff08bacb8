import { useTranslation } from '@idavuelta/shared/platform';
import { Notice, PageHead } from '@idavuelta/shared/ui';
import styles from './SwitchedOffPage.module.css';

/** A page of a module that an operator has switched off. */
export function SwitchedOffPage() {
  const { t } = useTranslation('shell');
  return (
    <div className={`page ${styles.page}`}>
      <PageHead title={t('switched_off.title')} description={t('switched_off.body')} noIndex />
      <h1 tabIndex={-1}>{t('switched_off.title')}</h1>
      <Notice title={t('switched_off.body')} />
    </div>
  );
}
