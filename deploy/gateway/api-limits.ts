/** How long the API may take, in milliseconds. `docs/operations.md` has the variables that set them. */
export interface ApiLimits {
  /** To take a connection. */
  connect: number;
  /** Until the first byte of its answer, from the arrival of the request. */
  answer: number;
  /** For calls that ask a payment provider or make a document. */
  slowAnswer: number;
  /** For uploads, which may take a phone two minutes. */
  file: number;
}

export const usualApiLimits: ApiLimits = { connect: 1_000, answer: 10_000, slowAnswer: 30_000, file: 145_000 };

/** The header by which a request says how many milliseconds are left for its answer: one budget, however many hops. */
export const budgetHeader = 'x-request-budget';

/** Paths of the API, as regular expressions that nginx reads as well, whose answers may take longer than others. */
export const longerPaths = {
  file: '/shop-api/event-requests/[^/]+/upload-',
  slowAnswer: '/(?:payments/|shop-api/(?:init-payment|me/data|order/[^/]+/(?:payment|refund|cancel|tickets|ticket/)))',
} as const;

const patterns = Object.entries(longerPaths).map(
  ([limit, path]) => [limit as keyof typeof longerPaths, new RegExp(`^${path}`)] as const,
);

/** Milliseconds for a request from its arrival to the first byte of its answer. @param path as the API has it */
export const budgetOf = (path: string, limits: ApiLimits): number =>
  limits[patterns.find(([, pattern]) => pattern.test(path))?.[0] ?? 'answer'];
