import { useTranslation } from '@idavuelta/shared/platform';
import { Notice, QueryBoundary } from '@idavuelta/shared/ui';
import { DescriptionList } from '../../ui/DescriptionList.tsx';
import { TabHeading } from '../../ui/TabHeading.tsx';
import styles from './ProfileTab.module.css';
import { useProfile } from './profile.api.ts';

/** The customer's data, read-only. */
export function ProfileTab() {
  const { t } = useTranslation('account');
  return (
    <>
      <TabHeading title={t('tabs.profile')} lead={t('profile.lead')} />
      <section className={styles.profile}>
        <QueryBoundary query={useProfile()} skeleton={[40, 40, 40, 40]}>
          {({ firstName, lastName, email, pendingEmail, phoneNumber }) => (
            <>
              {pendingEmail && <Notice tone="warn" title={t('profile.email_pending', { email: pendingEmail })} />}
              <DescriptionList
                items={[
                  [t('profile.names'), firstName],
                  [t('profile.surnames'), lastName],
                  [t('profile.email'), email],
                  [t('profile.phone'), phoneNumber],
                ]}
              />
            </>
          )}
        </QueryBoundary>
      </section>
    </>
  );
}
