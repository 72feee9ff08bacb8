import type { AccountTab } from '@idavuelta/shared/contracts';
import { links } from '@idavuelta/shared/contracts';
import { useTranslation } from '@idavuelta/shared/platform';
import { ButtonLink } from '@idavuelta/shared/ui';
import { TabHeading } from '../../ui/TabHeading.tsx';
import styles from './ComingTab.module.css';
import { TabIcon } from './TabIcon.tsx';

/** A tab that is not open yet: what it will be for, and where to go meanwhile. */
export function ComingTab({ tab }: { tab: Exclude<AccountTab, 'profile' | 'payments'> }) {
  const { t } = useTranslation('account');
  return (
    <>
      <TabHeading title={t(`tabs.${tab}`)} />
      <section className={styles.coming}>
        <span className={styles.icon}>
          <TabIcon tab={tab} size={36} />
        </span>
        <p>{t(`coming.${tab}`)}</p>
        <ButtonLink to={links.massiveEvents()}>{t('see_events')}</ButtonLink>
      </section>
    </>
  );
}
