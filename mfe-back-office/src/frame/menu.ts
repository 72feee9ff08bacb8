import { type StaffPermission, staffLinks } from '@idavuelta/shared/contracts/staff';

/** An area of the back office, and what it needs. */
interface Area {
  path: string;
  /** Of its texts: `areas.<name>.title` and `.lead`. */
  name: string;
  permission: StaffPermission;
  /** Whoever has this comes there from another area. */
  unless?: StaffPermission;
  /** Where pages of it are whose addresses begin otherwise. */
  others?: string[];
}

export const homePath = '/back-office';

/** The areas, as the menu groups them. */
const areaGroups: { group: string; areas: Area[] }[] = [
  {
    group: 'work',
    areas: [
      { path: homePath, name: 'home', permission: 'own-account' },
      {
        path: '/back-office/travellers',
        name: 'travellers',
        permission: 'travellers.read',
        others: ['/back-office/dispatch'],
      },
      { path: '/back-office/fleet', name: 'fleet', permission: 'dispatch.read' },
      {
        path: staffLinks.tripReport(),
        name: 'trip_reports',
        permission: 'trip-reports.read',
        unless: 'reports.read',
      },
    ],
  },
  {
    group: 'customers',
    areas: [
      { path: '/back-office/orders', name: 'orders', permission: 'orders.read' },
      { path: '/back-office/customers', name: 'customers', permission: 'customers.read' },
      { path: '/back-office/requests', name: 'requests', permission: 'requests.read' },
    ],
  },
  {
    group: 'catalogue',
    areas: [
      { path: '/back-office/events', name: 'events', permission: 'events.read' },
      { path: '/back-office/provinces', name: 'provinces', permission: 'events.read' },
      { path: '/back-office/coupons', name: 'coupons', permission: 'coupons.read' },
      { path: '/back-office/content', name: 'content', permission: 'content.change' },
      { path: '/back-office/legal', name: 'legal', permission: 'content.change' },
    ],
  },
  {
    group: 'money',
    areas: [
      { path: '/back-office/transfers', name: 'transfers', permission: 'transfers.change' },
      { path: '/back-office/refunds', name: 'refunds', permission: 'orders.refund' },
      { path: '/back-office/reports', name: 'reports', permission: 'reports.read' },
      { path: '/back-office/payment-settings', name: 'payment_settings', permission: 'payment-settings.change' },
    ],
  },
  {
    group: 'company',
    areas: [
      { path: '/back-office/people', name: 'people', permission: 'staff-users' },
      { path: '/back-office/changes', name: 'changes', permission: 'audit.read' },
      { path: '/back-office/system', name: 'system', permission: 'system.read' },
      { path: '/back-office/account', name: 'account', permission: 'own-account' },
    ],
  },
];

/** The areas that somebody may enter; groups without any are left out. */
export const openAreas = (permissions: StaffPermission[]) =>
  areaGroups
    .map(({ group, areas }) => ({
      group,
      areas: areas.filter(
        ({ permission, unless }) => permissions.includes(permission) && !(unless && permissions.includes(unless)),
      ),
    }))
    .filter(({ areas }) => areas.length > 0);

/** The open area that a page is in: an event is in the area of events. */
export const areaOf = (pathname: string, permissions: StaffPermission[]) =>
  openAreas(permissions)
    .flatMap(({ areas }) => areas.flatMap(({ path, others = [] }) => [path, ...others].map((at) => ({ at, path }))))
    .filter(({ at }) => pathname === at || pathname.startsWith(`${at}/`))
    .sort((one, other) => other.at.length - one.at.length)[0]?.path;
