import type { StaffPermission } from './roles.ts';

interface Report {
  /** Who may read it. */
  permission: StaffPermission;
  /** Key of its title in the texts of reports. */
  title: string;
  /** Its page below that of reports. */
  page: string;
}

export const reports = {
  sales: { permission: 'reports.read', title: 'reports', page: '' },
  'lead-times': { permission: 'reports.read', title: 'lead_times', page: '/lead-times' },
  coupons: { permission: 'reports.read', title: 'coupon_report', page: '/coupons' },
  trips: { permission: 'trip-reports.read', title: 'trip_reports', page: '/trips' },
  'no-shows': { permission: 'trip-reports.read', title: 'no_shows', page: '/no-shows' },
  districts: { permission: 'trip-reports.read', title: 'district_report', page: '/districts' },
} as const satisfies Record<string, Report>;
export type ReportName = keyof typeof reports;
export const reportNames = Object.keys(reports) as ReportName[];

/** Formats in which reports are mailed. */
export const mailedFormats = ['pdf', 'xlsx'] as const;
export type MailedFormat = (typeof mailedFormats)[number];
export const mailFrequencies = ['daily', 'weekly', 'monthly'] as const;
export type MailFrequency = (typeof mailFrequencies)[number];
/** Limits of a subscription; every month has the last possible day. */
export const subscriptionLimits = { name: 80, readers: 20, monthDay: 28, ofPerson: 30 } as const;
