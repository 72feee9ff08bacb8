import type { StaffPermission } from '@idavuelta/shared/contracts/staff';

/** The areas of the back office, and what each needs. */
export const areas = [
  { path: '/back-office', text: 'home.title', permission: 'own-account' },
  { path: '/back-office/people', text: 'people.title', permission: 'staff-users' },
  { path: '/back-office/changes', text: 'changes.title', permission: 'audit.read' },
  { path: '/back-office/account', text: 'account.title', permission: 'own-account' },
] as const satisfies { path: string; text: string; permission: StaffPermission }[];
