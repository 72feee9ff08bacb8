import { type AccountTab, links } from '@idavuelta/shared/contracts';
import { useTranslation } from '@idavuelta/shared/platform';
import { ButtonLink } from '@idavuelta/shared/ui';
import styles from './Invitation.module.css';
import { TabIcon } from './TabIcon.tsx';

interface InvitationProps {
  tab: AccountTab;
  title?: string;
  text: string;
  /** The orange one: only where it is the screen's one thing to do. */
  primary?: boolean;
}

/** In the place of a list with nothing in it: what will be there, and the events as the next step. */
export function Invitation({ tab, title, text, primary }: InvitationProps) {
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
