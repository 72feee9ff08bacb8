import type { StaffPermission } from './roles.ts';

/** The lists whose columns people choose and whose filters they save, with the permission that reads each. */
export const officeLists = {
  'bank-rows': 'transfers.change',
  'dismissed-bank-rows': 'transfers.change',
  'failed-jobs': 'system.read',
  'privacy-requests': 'privacy-requests.handle',
  'tax-documents': 'tax-documents.read',
  changes: 'audit.read',
  complaints: 'complaints.read',
  coupons: 'coupons.read',
  customers: 'customers.read',
  departures: 'travellers.read',
  events: 'events.read',
  orders: 'orders.read',
  people: 'staff-users',
  refunds: 'orders.refund',
  'report-coupons': 'reports.read',
  'report-districts': 'trip-reports.read',
  'report-lead-times': 'reports.read',
  'report-no-shows': 'trip-reports.read',
  'report-sales': 'reports.read',
  'report-trips': 'trip-reports.read',
  requests: 'requests.read',
  transfers: 'transfers.change',
  travellers: 'travellers.read',
} as const satisfies Record<string, StaffPermission>;
export type OfficeList = keyof typeof officeLists;
export const officeListNames = Object.keys(officeLists) as OfficeList[];

/** Lists that can be saved as a file. */
export const exportedLists = [
  'coupons',
  'customers',
  'departures',
  'events',
  'orders',
  'tax-documents',
  'transfers',
] as const satisfies OfficeList[];
export type ExportedList = (typeof exportedLists)[number];

/** Limits of saved views. */
export const listViewLimits = { name: 60, ofPerson: 30, shared: 50, filters: 15, filter: 200, columns: 40 } as const;
/** An Excel file is written as a whole, a CSV file in parts: a longer list is saved as CSV. */
export const maxExcelRows = 10_000;
