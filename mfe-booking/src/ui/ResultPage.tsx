import { useTranslation } from '@idavuelta/shared/platform';
import { PageHead } from '@idavuelta/shared/ui';
import type { ReactNode } from 'react';
import styles from './ResultPage.module.css';

type ResultTone = 'good' | 'bad' | 'warn' | 'plain';

const icons: Record<ResultTone, string> = {
  good: 'M5 13l4.5 4.5L19.5 7',
  bad: 'M6 6l12 12M18 6L6 18',
  warn: 'M12 6.5v6.2l4 2.3',
  plain: 'M4 12h16M14 6l6 6-6 6',
};

interface ResultPageProps {
  /** Already translated; the page's heading and its document title. */
  title: string;
  tone?: ResultTone;
  children?: ReactNode;
  actions?: ReactNode;
}

/** A page that shows the result of a payment, and what to do next. */
export function ResultPage({ title, tone = 'plain', children, actions }: ResultPageProps) {
  const { t } = useTranslation('booking');
  return (
    <div className={styles.page}>
      <PageHead title={t('document_title', { page: title })} description={t('document_description')} noIndex />
      <div className={styles.card} data-tone={tone}>
        <svg className={styles.mark} viewBox="0 0 24 24" aria-hidden="true">
          <path d={icons[tone]} />
        </svg>
        <h1 tabIndex={-1}>{title}</h1>
        {children && <div className={styles.body}>{children}</div>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  );
}
