import { type AccountTab, links } from '@idavuelta/shared/contracts';
import { useTranslation } from '@idavuelta/shared/platform';
import { ButtonLink } from '@idavuelta/shared/ui';
import styles from './EmptyState.module.css';
import { TabIcon } from './TabIcon.tsx';

interface EmptyStateProps {
  tab: AccountTab;
  title?: string;
  text: string;
  /** Whether the button is the screen's main action. */
  primary?: boolean;
}

/** Shown instead of an empty list: what will be there, and a link to the events. */
export function EmptyState({ tab, title, text, primary }: EmptyStateProps) {
  const { t } = useTranslation('account');
  return (
    <section className={styles.invitation}>
      <span className={styles.icon}>
        <TabIcon tab={tab} size={36} />
      </span>
      {title && <h2>{title}</h2>}
      <p>{text}</p>
      <ButtonLink variant={primary ? 'primary' : 'secondary'} to={links.massiveEvents()}>
        {t('see_events')}
      </ButtonLink>
    </section>
  );
}
