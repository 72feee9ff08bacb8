import { useTranslation } from '@idavuelta/shared/platform';
import { lazy } from 'react';
import { TabHeading } from '../../ui/TabHeading.tsx';
import { LazyTab } from './LazyTab.tsx';

// forms and their rules, not needed to look at purchases
const Addresses = lazy(() => import('../../features/addresses/Addresses.tsx'));
const Friends = lazy(() => import('../../features/friends/Friends.tsx'));

export function AddressesTab() {
  const { t } = useTranslation('account');
  return (
    <>
      <TabHeading title={t('tabs.frecuentAddresses')} lead={t('addresses.lead')} />
      <LazyTab>
        <Addresses />
      </LazyTab>
    </>
  );
}

export function FriendsTab() {
  const { t } = useTranslation('account');
  return (
    <>
      <TabHeading title={t('tabs.frecuentFriends')} lead={t('friends.lead')} />
      <LazyTab>
        <Friends />
      </LazyTab>
    </>
  );
}
