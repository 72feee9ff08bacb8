/** Maximum JavaScript of a first visit to a route, in kilobytes (1,000 bytes) as sent (brotli). */
export interface RouteBudget {
  route: string;
  path: string;
  /** What the page needs. */
  javascript: number;
  /** Including prefetched files, on a fast line. */
  withAhead: number;
  /** URLs that must not be fetched. */
  never?: RegExp;
}

export const budgets: RouteBudget[] = [
  { route: '/', path: '/', javascript: 180, withAhead: 230 },
  { route: '/event/:name', path: '/event/noche-de-cumbia', javascript: 268, withAhead: 293 },
  { route: '/massive-events', path: '/massive-events', javascript: 178, withAhead: 230 },
  { route: '/search', path: '/search?q=cumbia', javascript: 178, withAhead: 230 },
  { route: '/contact', path: '/contact', javascript: 198, withAhead: 250 },
  {
    route: '/qr-verification',
    path: '/qr-verification',
    javascript: 161,
    withAhead: 161, // nothing is prefetched: a driver stays on this page
    never: /mfe-(catalog|booking|account)|antd|leaflet|slick/,
  },
];
