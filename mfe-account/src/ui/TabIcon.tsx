import type { AccountTab } from '@idavuelta/shared/contracts';

export function TabIcon({ tab, size = 22 }: { tab: AccountTab; size?: number }) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <path
        d={paths[tab]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

const paths: Record<AccountTab, string> = {
  profile: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4 20.5c.8-3.6 4-6 8-6s7.2 2.4 8 6',
  payments: 'M3 9V6h18v3a3 3 0 0 0 0 6v3H3v-3a3 3 0 0 0 0-6ZM14 6.5v2M14 11v2M14 15.5v2',
  events: 'M4 6h16v14H4ZM4 10.5h16M8 3.5v4M16 3.5v4M12 13l.9 1.9 2.1.2-1.6 1.4.5 2-1.9-1-1.9 1 .5-2L9 15.1l2.1-.2Z',
  frecuentAddresses:
    'M12 21s7-6.2 7-11.5a7 7 0 0 0-14 0C5 14.8 12 21 12 21ZM12 12a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  frecuentFriends:
    'M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 19.5c.6-3 3.2-5 6.5-5s5.9 2 6.5 5M15.5 4.9a3.5 3.5 0 0 1 0 6.3M18 14.9c1.9.8 3.1 2.5 3.5 4.6',
};
