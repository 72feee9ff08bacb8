import type { AccountTab } from '@idavuelta/shared/contracts';
import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';
import { TabIcon } from './TabIcon.tsx';

interface EmptyStateProps {
  tab: AccountTab;
  title?: string;
  text: string;
  /** Link to the next step. */
  action?: ReactNode;
}

/** Shown instead of an empty list: what will appear there, and the next step. */
export function EmptyState({ tab, title, text, action }: EmptyStateProps) {
  return (
    <section className={styles.invitation}>
      <span className={styles.icon}>
        <TabIcon tab={tab} size={36} />
      </span>
      {title && <h2>{title}</h2>}
      <p>{text}</p>
      {action}
    </section>
  );
}
