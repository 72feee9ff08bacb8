import type { ReactNode } from 'react';
import styles from './Notice.module.css';

/** An empty list, a failure or a waiting state: what happened and the next step. */
export function Notice({
  title,
  children,
  tone = 'plain',
  action,
}: {
  title: string;
  children?: ReactNode;
  tone?: 'plain' | 'bad' | 'good' | 'warn';
  action?: ReactNode;
}) {
  return (
    <div className={`${styles.notice} ${styles[tone]}`} role={tone === 'bad' ? 'alert' : 'status'}>
      <p className={styles.title}>{title}</p>
      {children && <div className={styles.text}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
