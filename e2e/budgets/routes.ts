/** Most kilobytes (1,000 bytes) of JavaScript, as sent (brotli), that a first visit to a route may cost. */
export interface RouteBudget {
  route: string;
  path: string;
  javascript: number;
  /** Addresses that must not be fetched. */
  never?: RegExp;
}

export const budgets: RouteBudget[] = [
  { route: '/', path: '/', javascript: 170 },
  { route: '/event/:name', path: '/event/noche-de-cumbia', javascript: 215 },
  { route: '/massive-events', path: '/massive-events', javascript: 170 },
  { route: '/search', path: '/search?q=cumbia', javascript: 170 },
  { route: '/contact', path: '/contact', javascript: 195 },
  {
    route: '/qr-verification',
    path: '/qr-verification',
    javascript: 150,
    never: /mfe-(catalog|booking|account)|antd|leaflet|slick/,
  },
];
