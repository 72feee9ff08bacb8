/** Time limits of the API in milliseconds. `docs/operations.md` lists the variables that set them. */
export interface ApiLimits {
  /** To accept a connection. */
  connect: number;
  /** From the request's arrival to the first byte of the response. */
  response: number;
  /** For calls that query a payment provider or generate a document. */
  slowResponse: number;
  /** For uploads, which may take two minutes on a phone. */
  file: number;
}

export const defaultApiLimits: ApiLimits = { connect: 1_000, response: 10_000, slowResponse: 30_000, file: 145_000 };

/** Header with the milliseconds left for a response: one budget shared by all hops. */
export const budgetHeader = 'x-request-budget';

/** API paths with a longer limit, as regular expressions that nginx understands too. */
export const longerPaths = {
  file: '/shop-api/event-requests/[^/]+/upload-',
  slowResponse:
    '/(?:payments/|shop-api/(?:init-payment|me/data|order/[^/]+/(?:payment|refund|cancel|tickets|ticket/)))',
} as const;

const patterns = Object.entries(longerPaths).map(
  ([limit, path]) => [limit as keyof typeof longerPaths, new RegExp(`^${path}`)] as const,
);

/**
 * Returns the milliseconds from a request's arrival to the first byte of its response.
 * @param path of the API, without prefix
 */
export const budgetOf = (path: string, limits: ApiLimits): number =>
  limits[patterns.find(([, pattern]) => pattern.test(path))?.[0] ?? 'response'];

/** Tells whether a path of the API sends events for as long as a page shows them. */
export const isEventStream = (path: string) => path.startsWith('/staff-api/live-board/events');
