import type { RouteDefinition } from '@idavuelta/shared/contracts';
import type { StaffPermission } from '@idavuelta/shared/contracts/staff';

/** A page of the back office. One with a `group` is an area: it is in the menu and on the home page. */
interface Area {
  /** File of the page below `pages/`. */
  file: string;
  permission: StaffPermission;
  /** Key of its texts: `areas.<name>.title` and `.lead`. A page without a name sets its own title. */
  name?: string;
  /** Group in the menu. */
  group?: 'work' | 'customers' | 'catalogue' | 'money' | 'company';
  /** Hidden from the menu of users with this permission, who reach it from another area. */
  unless?: StaffPermission;
  /** Other path prefixes that belong to the area. */
  others?: string[];
}

/** Every page behind the log-in by its path below `/back-office`, in menu order. */
const areas = {
  '': { file: 'home/HomePage', name: 'home', permission: 'own-account', group: 'work' },
  '/travellers': {
    file: 'travellers/TravellersPage',
    name: 'travellers',
    permission: 'travellers.read',
    group: 'work',
    others: ['/back-office/dispatch'],
  },
  '/travellers/:id': {
    file: 'travellers/DepartureTravellersPage',
    name: 'travellers',
    permission: 'travellers.read',
  },
  '/travellers/:id/manifests': { file: 'manifests/ManifestsPage', permission: 'run-sheets.read' },
  '/dispatch/today': {
    file: 'live-board/LiveBoardPage',
    name: 'live_board',
    permission: 'dispatch.read',
    group: 'work',
  },
  '/dispatch/:id/:direction': { file: 'dispatch/DispatchPage', permission: 'dispatch.read' },
  '/partner-runs': {
    file: 'partner-runs/PartnerRunsPage',
    name: 'partner_runs',
    permission: 'partner-runs.read',
    group: 'work',
  },
  '/broken-trips': { file: 'broken-trips/BrokenTripsPage', permission: 'dispatch.read' },
  '/fleet': { file: 'fleet/FleetPage', name: 'fleet', permission: 'dispatch.read', group: 'work' },
  '/reports/trips': {
    file: 'reports/trips/TripReportPage',
    name: 'trip_reports',
    permission: 'trip-reports.read',
    group: 'work',
    unless: 'reports.read',
    others: ['/back-office/reports/no-shows', '/back-office/reports/districts', '/back-office/reports/mails'],
  },
  '/orders': { file: 'orders/OrdersPage', name: 'orders', permission: 'orders.read', group: 'customers' },
  '/orders/new': { file: 'orders/sale/SalePage', permission: 'orders.change' },
  '/orders/:id': { file: 'orders/order/OrderPage', name: 'orders', permission: 'orders.read' },
  '/customers': {
    file: 'customers/CustomersPage',
    name: 'customers',
    permission: 'customers.read',
    group: 'customers',
  },
  '/customers/:id': { file: 'customers/customer/CustomerPage', name: 'customers', permission: 'customers.read' },
  '/requests': { file: 'requests/RequestsPage', name: 'requests', permission: 'requests.read', group: 'customers' },
  '/requests/:id': { file: 'requests/RequestPage', permission: 'requests.read' },
  '/complaints': {
    file: 'complaints/ComplaintsPage',
    name: 'complaints',
    permission: 'complaints.read',
    group: 'customers',
  },
  '/complaints/:id': { file: 'complaints/ComplaintPage', permission: 'complaints.read' },
  '/privacy-requests': {
    file: 'privacy-requests/PrivacyRequestsPage',
    name: 'privacy_requests',
    permission: 'privacy-requests.handle',
    group: 'customers',
  },
  '/privacy-requests/:id': { file: 'privacy-requests/PrivacyRequestPage', permission: 'privacy-requests.handle' },
  '/events': {
    file: 'events/EventsPage',
    name: 'events',
    permission: 'events.read',
    group: 'catalogue',
    others: ['/back-office/new-event', '/back-office/import-events'],
  },
  '/events/:slug': { file: 'events/EventPage', permission: 'events.read' },
  '/events/:slug/departures': { file: 'departures/DeparturesPage', permission: 'events.read' },
  '/events/:slug/coupons': { file: 'coupons/EventCouponsPage', name: 'coupons', permission: 'coupons.read' },
  '/events/:slug/prices': { file: 'prices/PricesPage', permission: 'events.read' },
  '/new-event': { file: 'events/NewEventPage', permission: 'events.change' },
  '/import-events': { file: 'events/ImportPage', permission: 'events.change' },
  '/waiting-rooms': {
    file: 'waiting-rooms/WaitingRoomsPage',
    name: 'waiting_rooms',
    permission: 'events.read',
    group: 'catalogue',
  },
  '/waiting-rooms/:id': { file: 'waiting-rooms/WaitingRoomPage', permission: 'events.read' },
  '/venues': { file: 'venues/VenuesPage', name: 'venues', permission: 'events.read', group: 'catalogue' },
  '/venues/:id': { file: 'venues/VenuePage', name: 'venues', permission: 'events.read' },
  '/provinces': { file: 'provinces/ProvincesPage', name: 'provinces', permission: 'events.read', group: 'catalogue' },
  '/coupons': { file: 'coupons/CouponsPage', name: 'coupons', permission: 'coupons.read', group: 'catalogue' },
  '/coupons/:id': { file: 'coupons/CouponPage', permission: 'coupons.read' },
  '/content': { file: 'content/ContentPage', name: 'content', permission: 'content.change', group: 'catalogue' },
  '/legal': { file: 'legal/LegalPage', name: 'legal', permission: 'content.change', group: 'catalogue' },
  '/transfers': { file: 'transfers/TransfersPage', name: 'transfers', permission: 'transfers.change', group: 'money' },
  '/refunds': { file: 'refunds/RefundsPage', name: 'refunds', permission: 'orders.refund', group: 'money' },
  '/tax-documents': {
    file: 'tax-documents/TaxDocumentsPage',
    name: 'tax_documents',
    permission: 'tax-documents.read',
    group: 'money',
  },
  '/tax-documents/:id': { file: 'tax-documents/document/TaxDocumentPage', permission: 'tax-documents.read' },
  '/tax-companies': {
    file: 'tax-companies/TaxCompaniesPage',
    name: 'tax_companies',
    permission: 'tax-documents.read',
    group: 'money',
  },
  '/reports': { file: 'reports/ReportsPage', name: 'reports', permission: 'reports.read', group: 'money' },
  '/reports/lead-times': { file: 'reports/lead-times/LeadTimePage', name: 'lead_times', permission: 'reports.read' },
  '/reports/coupons': { file: 'reports/coupons/CouponReportPage', name: 'coupon_report', permission: 'reports.read' },
  '/reports/no-shows': { file: 'reports/no-shows/NoShowPage', name: 'no_shows', permission: 'trip-reports.read' },
  '/reports/districts': {
    file: 'reports/districts/DistrictPage',
    name: 'district_report',
    permission: 'trip-reports.read',
  },
  '/reports/mails': { file: 'reports/mails/ReportMailsPage', name: 'report_mails', permission: 'trip-reports.read' },
  '/payment-settings': {
    file: 'payment-settings/PaymentSettingsPage',
    name: 'payment_settings',
    permission: 'payment-settings.change',
    group: 'money',
  },
  '/people': { file: 'people/PeoplePage', name: 'people', permission: 'staff-users', group: 'company' },
  '/changes': { file: 'changes/ChangesPage', name: 'changes', permission: 'audit.read', group: 'company' },
  '/data-breaches': {
    file: 'data-breaches/DataBreachesPage',
    name: 'data_breaches',
    permission: 'privacy-requests.handle',
    group: 'company',
  },
  '/integrations': {
    file: 'integrations/IntegrationsPage',
    name: 'integrations',
    permission: 'integrations.manage',
    group: 'company',
  },
  '/integrations/webhooks/:id': { file: 'integrations/webhook/WebhookPage', permission: 'integrations.manage' },
  '/system': { file: 'system/SystemPage', name: 'system', permission: 'system.read', group: 'company' },
  '/account': { file: 'account/AccountPage', name: 'account', permission: 'own-account', group: 'company' },
} as const satisfies Record<string, Area>;

/** The path of a page below `/back-office`, which identifies the page. */
export type AreaPath = keyof typeof areas;

export const areaPaths = Object.keys(areas) as AreaPath[];

export const home = '/back-office';

/** Returns the permission and texts of a page. */
export const areaAt = (path: AreaPath): Area => areas[path];

/** Returns the URL of a page: `linkTo('/orders/:id', order.id)`. @param values of the path parameters, in order */
export function linkTo(path: AreaPath, ...values: (string | number)[]) {
  let next = 0;
  return home + path.replaceAll(/:\w+/g, () => encodeURIComponent(values[next++] ?? ''));
}

/** The routes of all pages, for the module definition. */
export const routes = Object.entries(areas).map(
  ([path, { file }]): RouteDefinition => ({ path: home + path, page: `./pages/${file}.tsx`, frame: 'bare' }),
);

/** Returns the areas that a user may enter, by menu group; empty groups are left out. */
export function openAreas(permissions: StaffPermission[]) {
  const open = Object.entries<Area>(areas).filter(
    ([, { group, permission, unless }]) =>
      group && permissions.includes(permission) && !(unless && permissions.includes(unless)),
  );
  const byGroup = Map.groupBy(open, ([, { group }]) => group);
  return [...byGroup].map(([group, members]) => ({
    group,
    areas: members.map(([path, { name, others = [] }]) => ({ path: home + path, name, others })),
  }));
}

/** Returns the accessible area that a page belongs to: an event belongs to the area of events. */
export const areaOf = (pathname: string, permissions: StaffPermission[]) =>
  openAreas(permissions)
    .flatMap(({ areas }) => areas.flatMap(({ path, others }) => [path, ...others].map((at) => ({ at, path }))))
    .filter(({ at }) => pathname === at || pathname.startsWith(`${at}/`))
    .sort((one, other) => other.at.length - one.at.length)[0]?.path;
