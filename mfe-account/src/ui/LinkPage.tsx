import { useTranslation } from '@idavuelta/shared/platform';
import { PageHead } from '@idavuelta/shared/ui';
import type { ReactNode } from 'react';
import styles from './LinkPage.module.css';

/** A page that the link of an e-mail leads to: one thing to do, in the middle. */
export function LinkPage({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useTranslation('account');
  return (
    <div className={`page ${styles.page}`}>
      <PageHead title={t('document_title', { page: title })} description={t('document_description')} noIndex />
      <div className={styles.card}>
        <h1 tabIndex={-1}>{title}</h1>
        {children}
      </div>
    </div>
  );
}
