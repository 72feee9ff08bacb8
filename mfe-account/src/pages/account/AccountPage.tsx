import { type AccountTab, accountTabs, type RouteParams } from '@idavuelta/shared/contracts';
import type { ComponentType } from 'react';
import styles from './AccountPage.module.css';
import { AccountPanel } from './AccountPanel.tsx';
import { EventsTab } from './EventsTab.tsx';
import { PaymentsTab } from './PaymentsTab.tsx';
import { ProfileTab } from './ProfileTab.tsx';
import { AddressesTab, FriendsTab } from './SavedTabs.tsx';

const contents: Record<AccountTab, ComponentType> = {
  profile: ProfileTab,
  payments: PaymentsTab,
  events: EventsTab,
  frecuentAddresses: AddressesTab,
  frecuentFriends: FriendsTab,
};

/** `/my-account/:tab`: the panel with the five tabs, and the content of the tab in the path beside it. */
export default function AccountPage({ params }: { params: RouteParams }) {
  const tab = accountTabs.find((candidate) => candidate === params.tab) ?? 'profile';
  const Content = contents[tab];
  return (
    <div className={`page ${styles.page}`}>
      <AccountPanel current={tab} />
      <div className={styles.content}>
        <Content />
      </div>
    </div>
  );
}
