import { useTranslation } from '@idavuelta/shared/platform';
import { Notice, QueryBoundary, Spinner } from '@idavuelta/shared/ui';
import { lazy, Suspense } from 'react';
import { useProfile } from '../../state/profile.api.ts';
import styles from './Profile.module.css';

// includes the form libraries, which no other tab needs on its first screen
const ProfileForm = lazy(() => import('./ProfileForm.tsx'));

export function ProfileCard() {
  const { t } = useTranslation('account');
  return (
    <section className={styles.profile} aria-label={t('tabs.profile')}>
      <QueryBoundary query={useProfile()} skeleton={[72, 72, 72, 72]}>
        {(profile) => (
          <>
            {profile.pendingEmail && (
              <Notice tone="warn" title={t('profile.email_pending', { email: profile.pendingEmail })} />
            )}
            <Suspense fallback={<Spinner label={t('common:loading')} />}>
              <ProfileForm profile={profile} />
            </Suspense>
          </>
        )}
      </QueryBoundary>
    </section>
  );
}
