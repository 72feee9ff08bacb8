/** Addresses of the back office that mails link to, or pages of other areas. */
export const staffLinks = {
  home: () => '/back-office',
  event: (slug: string) => `/back-office/events/${encodeURIComponent(slug)}`,
  eventCoupons: (slug: string) => `/back-office/events/${encodeURIComponent(slug)}/coupons`,
  /** Departures of an event, each with who travels. */
  travellersOf: (slug: string) => `/back-office/travellers?text=${encodeURIComponent(slug)}`,
  departures: (slug: string) => `/back-office/events/${encodeURIComponent(slug)}/departures`,
  prices: (slug: string) => `/back-office/events/${encodeURIComponent(slug)}/prices`,
  /** What was planned against what was driven. */
  tripReport: () => '/back-office/reports/trips',
  invitation: (token: string) => `/back-office/invitation/${encodeURIComponent(token)}`,
};
