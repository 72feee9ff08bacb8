import { useTranslation } from '@idavuelta/shared/platform';
import { PageHead } from '@idavuelta/shared/ui';
import type { ReactNode } from 'react';
import styles from './EmailLinkPage.module.css';

/** Layout of a page that a link in a mail opens: one card in the middle. */
export function EmailLinkPage({ title, children }: { title: string; children: ReactNode }) {
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
