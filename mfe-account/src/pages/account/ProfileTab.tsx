import { useTranslation } from '@idavuelta/shared/platform';
import { lazy } from 'react';
import { ProfileCard } from '../../features/profile/ProfileCard.tsx';
import { Devices } from '../../features/sessions/Devices.tsx';
import { TabHeading } from '../../ui/TabHeading.tsx';
import { LazyTab } from './LazyTab.tsx';

const Password = lazy(() => import('../../features/password/Password.tsx'));
const MyData = lazy(() => import('../../features/my-data/MyData.tsx'));

/** The customer's profile, logins and password, data export and account deletion. */
export function ProfileTab() {
  const { t } = useTranslation('account');
  return (
    <>
      <TabHeading title={t('tabs.profile')} lead={t('profile.lead')} />
      <ProfileCard />
      <Devices />
      <LazyTab>
        <Password />
        <MyData />
      </LazyTab>
    </>
  );
}
