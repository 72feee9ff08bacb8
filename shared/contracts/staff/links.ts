/** Addresses of the back office that mails link to, or pages of other areas. */
export const staffLinks = {
  home: () => '/back-office',
  departures: (slug: string) => `/back-office/events/${encodeURIComponent(slug)}/departures`,
  prices: (slug: string) => `/back-office/events/${encodeURIComponent(slug)}/prices`,
  invitation: (token: string) => `/back-office/invitation/${encodeURIComponent(token)}`,
};
