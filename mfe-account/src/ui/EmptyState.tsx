import { type AccountTab, links } from '@idavuelta/shared/contracts';
import { useTranslation } from '@idavuelta/shared/platform';
import { ButtonLink } from '@idavuelta/shared/ui';
import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';
import { TabIcon } from './TabIcon.tsx';

interface EmptyStateProps {
  tab: AccountTab;
  title?: string;
  text: string;
  /** The next step; without one, a link to the events. */
  action?: ReactNode;
}

/** Shown instead of an empty list: what will be there, and the next step. */
export function EmptyState({ tab, title, text, action }: EmptyStateProps) {
  const { t } = useTranslation('account');
  return (
    <section className={styles.invitation}>
      <span className={styles.icon}>
        <TabIcon tab={tab} size={36} />
      </span>
      {title && <h2>{title}</h2>}
      <p>{text}</p>
      {action ?? <ButtonLink to={links.massiveEvents()}>{t('see_events')}</ButtonLink>}
    </section>
  );
}
