import type { StaffPermission } from '@idavuelta/shared/contracts/staff';

/** Permissions as the form shows them. One that is missing here is shown last. */
const permissionGroups = {
  orders: ['orders.read', 'orders.change', 'orders.refund', 'contacts.read', 'coupons.read', 'coupons.change'],
  customers: [
    'customers.read',
    'customers.change',
    'requests.read',
    'requests.decide',
    'complaints.read',
    'complaints.answer',
    'privacy-requests.handle',
  ],
  events: ['events.read', 'events.change', 'events.preview', 'events.cancel', 'content.change'],
  trips: [
    'travellers.read',
    'dispatch.read',
    'dispatch.change',
    'run-sheets.read',
    'trip-reports.read',
    'trips.drive',
    'partner-runs.read',
  ],
  money: ['reports.read', 'transfers.change', 'payment-settings.change', 'tax-documents.read', 'tax-documents.change'],
  company: ['audit.read', 'system.read', 'jobs.retry'],
} as const satisfies Record<string, readonly StaffPermission[]>;

type Group = keyof typeof permissionGroups;

/** Returns the groups with what may be granted, without empty ones. */
export function groupsOf(grantable: StaffPermission[]): { group: Group; permissions: StaffPermission[] }[] {
  const known = Object.values(permissionGroups).flat() as StaffPermission[];
  const others = grantable.filter((permission) => !known.includes(permission));
  return (Object.keys(permissionGroups) as Group[])
    .map((group) => ({
      group,
      permissions: [
        ...(permissionGroups[group] as readonly StaffPermission[]).filter((one) => grantable.includes(one)),
        ...(group === 'company' ? others : []),
      ],
    }))
    .filter(({ permissions }) => permissions.length > 0);
}
