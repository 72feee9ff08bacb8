import { type ReportName, reports } from './report-names.ts';

/** URLs of the back office that mails or pages of other areas link to. */
export const staffLinks = {
  home: () => '/back-office',
  event: (slug: string) => `/back-office/events/${encodeURIComponent(slug)}`,
  eventCoupons: (slug: string) => `/back-office/events/${encodeURIComponent(slug)}/coupons`,
  /** Departures of an event, with their travellers. */
  travellersOf: (slug: string) => `/back-office/travellers?text=${encodeURIComponent(slug)}`,
  departures: (slug: string) => `/back-office/events/${encodeURIComponent(slug)}/departures`,
  prices: (slug: string) => `/back-office/events/${encodeURIComponent(slug)}/prices`,
  /** Planned versus actual trips. */
  tripReport: () => '/back-office/reports/trips',
  /** A report with its filters. */
  report: (report: ReportName, filters: Record<string, string>) =>
    `/back-office/reports${reports[report].page}?${new URLSearchParams(filters)}`,
  /** Reports that are mailed on a schedule. */
  reportMails: () => '/back-office/reports/mails',
  invitation: (token: string) => `/back-office/invitation/${encodeURIComponent(token)}`,
};
