import type { OrderId } from './api/orders.ts';
import type { CountryCode } from './country.ts';
import type { LegalDocument } from './legal.ts';

export const accountTabs = ['profile', 'payments', 'events', 'frecuentAddresses', 'frecuentFriends'] as const;
export type AccountTab = (typeof accountTabs)[number];

/** Every URL of the site. `event` is called with a slug; the id travels in navigation state (`EventLinkState`). */
export const links = {
  home: () => '/',
  aboutUs: () => '/about-us',
  wedding: () => '/wedding',
  contact: () => '/contact',
  event: (slug: string) => `/event/${encodeURIComponent(slug)}`,
  /** Mailed to people on the waiting list of one of the event's departures. */
  waiting: (slug: string, token: string) => `/event/${encodeURIComponent(slug)}?waiting=${encodeURIComponent(token)}`,
  /** The gateway's page of a queue, for browsers without JavaScript. */
  waitingRoom: (room: number) => `/waiting-room/${room}`,
  faq: () => '/faq',
  /** @param shown a version that is or was in force, and a country other than the visitor's */
  legal: (document: LegalDocument, shown: { version?: number | undefined; country?: CountryCode | undefined } = {}) => {
    const query = Object.entries(shown).flatMap(([name, value]) => (value ? [`${name}=${value}`] : []));
    const path = document === 'accessibility' ? '/accessibility' : `/legal/${document}`;
    return query.length > 0 ? `${path}?${query.join('&')}` : path;
  },
  complaintsBook: () => '/complaints-book',
  privacyRequests: () => '/privacy-requests',
  responsePayment: () => '/response-payment',
  massiveEvents: () => '/massive-events',
  privateEvents: () => '/private-events',
  alliances: () => '/alliances',
  account: (tab: AccountTab = 'profile') => `/my-account/${tab}`,
  /** One purchase, on the payments tab. */
  purchase: (id: OrderId) => `/my-account/payments?order=${encodeURIComponent(id)}`,
  verifyAccount: (token: string) => `/verify-account/${encodeURIComponent(token)}`,
  recoveryAccount: (token: string) => `/recovery-account/${encodeURIComponent(token)}`,
  /** Mailed to the new address of an account. */
  confirmEmail: (token: string) => `/confirm-email?token=${encodeURIComponent(token)}`,
  /** Mailed to travellers: the rides of an order, without a login. */
  ride: (token: string) => `/ride?token=${encodeURIComponent(token)}`,
  companies: (product = 'idavuelta') => `/${encodeURIComponent(product)}-companies`,
  howBook: () => '/how-book',
  search: (query?: string) => (query ? `/search?q=${encodeURIComponent(query)}` : '/search'),
  /** Mailed to whoever made a request about personal data. */
  privacyLink: (purpose: 'confirm' | 'export', token: string) =>
    `/privacy-requests?${purpose}=${encodeURIComponent(token)}`,
  orderDetail: (id: OrderId) => `/order-detail/${encodeURIComponent(id)}`,
  orderRejected: () => '/order-rejected',
  error404: () => '/error404',
  qrVerification: () => '/qr-verification',
  /** A driver's own trips. */
  myTrips: () => '/qr-verification/trips',
};

/** Navigation state of a link to an event page. */
export interface EventLinkState {
  eventId?: number;
}
