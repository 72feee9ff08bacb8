import { type AccountTab, accountTabs, type RouteParams } from '@idavuelta/shared/contracts';
import type { ComponentType } from 'react';
import { ProfileTab } from '../../features/profile/ProfileTab.tsx';
import styles from './AccountPage.module.css';
import { AccountPanel } from './AccountPanel.tsx';
import { ComingTab } from './ComingTab.tsx';
import { PaymentsTab } from './PaymentsTab.tsx';

const contents: Record<AccountTab, ComponentType> = {
  profile: ProfileTab,
  payments: PaymentsTab,
  events: () => <ComingTab tab="events" />,
  frecuentAddresses: () => <ComingTab tab="frecuentAddresses" />,
  frecuentFriends: () => <ComingTab tab="frecuentFriends" />,
};

/** The account area: who is logged in and the five tabs at the left, the tab that the path names beside them. */
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
