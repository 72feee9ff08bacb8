import type { Failure } from '@idavuelta/shared/contracts';

/** The response while the API is unreachable, the same as from an API without its database. */
export const apiAway = {
  status: 503,
  retryAfterSeconds: 2,
  body: { success: false, code: 'UNAVAILABLE', message: 'The API does not respond' } satisfies Failure,
};
