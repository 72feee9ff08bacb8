import type { ApiProblem } from '@idavuelta/shared/platform';

export const logInPath = '/back-office/log-in';

/** Tells whether a call failed because the staff session is missing or has expired. */
export const isLoggedOut = (error: unknown) => (error as ApiProblem | undefined)?.code === 'UNAUTHENTICATED';
