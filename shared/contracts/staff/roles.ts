/** Every member of staff has one of these roles. */
export const staffRoles = [
  'owner',
  'events',
  'support',
  'finance',
  'dispatcher',
  'partner-dispatcher',
  'driver',
  'viewer',
] as const;
export type StaffRole = (typeof staffRoles)[number];

/** The roles that have each permission. The API enforces it, and screens hide what it does not allow. */
export const staffPermissions = {
  'own-account': staffRoles,
  'events.read': ['owner', 'events', 'support', 'finance', 'dispatcher', 'viewer'],
  'events.change': ['owner', 'events'],
  /** Creates a link to a hidden page, which works for anyone who has it. */
  'events.preview': ['owner', 'events', 'support'],
  'events.cancel': ['owner'],
  /** Contact and address data. Without it, responses contain only names and counts; with it, reads are audited. */
  'contacts.read': ['owner', 'support', 'finance', 'dispatcher'],
  'travellers.read': ['owner', 'events', 'support', 'dispatcher'],
  'dispatch.read': ['owner', 'events', 'support', 'dispatcher'],
  'dispatch.change': ['owner', 'dispatcher'],
  /** Names, phones and addresses on paper. */
  'run-sheets.read': ['owner', 'support', 'dispatcher'],
  'trips.drive': ['driver'],
  /** Vehicles and trips of the own partner company. */
  'partner-runs.read': ['partner-dispatcher'],
  'orders.read': ['owner', 'events', 'support', 'finance', 'viewer'],
  'orders.change': ['owner', 'support'],
  'orders.refund': ['owner', 'support', 'finance'],
  'customers.read': ['owner', 'support', 'viewer'],
  'customers.change': ['owner', 'support'],
  'requests.read': ['owner', 'events', 'support', 'finance', 'viewer'],
  'requests.decide': ['owner', 'events'],
  'complaints.read': ['owner', 'support', 'viewer'],
  'complaints.answer': ['owner', 'support'],
  'coupons.read': ['owner', 'events', 'support', 'finance', 'viewer'],
  'coupons.change': ['owner', 'events'],
  'privacy-requests.handle': ['owner', 'support'],
  'content.change': ['owner', 'events'],
  'transfers.change': ['owner', 'finance'],
  'payment-settings.change': ['owner', 'finance'],
  /** Their files have the buyer's data. */
  'tax-documents.read': ['owner', 'support', 'finance'],
  'tax-documents.change': ['owner', 'finance'],
  'reports.read': ['owner', 'finance', 'viewer'],
  'trip-reports.read': ['owner', 'finance', 'viewer', 'dispatcher'],
  'system.read': ['owner', 'support'],
  /** Resends mails and queries providers again. */
  'jobs.retry': ['owner', 'support'],
  'audit.read': ['owner', 'support', 'finance', 'viewer'],
  'staff-users': ['owner'],
  /** Makes the sample data of the first day, and throws it away. */
  'sample-data': ['owner'],
  /** Tokens of programs, and webhooks. */
  'integrations.manage': ['owner'],
} as const satisfies Record<string, readonly StaffRole[]>;
export type StaffPermission = keyof typeof staffPermissions;
/** `nobody`: an operation available before log-in. */
export type NeededPermission = StaffPermission | 'nobody';

export const isAllowed = (role: StaffRole, permission: StaffPermission) =>
  (staffPermissions[permission] as readonly StaffRole[]).includes(role);

/** Only for a person who is logged in: their own account, colleagues, and what makes or reveals other secrets. */
const withoutTokens: readonly StaffPermission[] = ['own-account', 'staff-users', 'integrations.manage'];

/** Returns the permissions that somebody with this role may grant to an API token. */
export const tokenPermissions = (role: StaffRole) =>
  (Object.keys(staffPermissions) as StaffPermission[]).filter(
    (permission) => isAllowed(role, permission) && !withoutTokens.includes(permission),
  );
