import type { ApiProblem } from '@idavuelta/shared/platform';

export const logInPath = '/back-office/log-in';

/** Whether a call failed because nobody of staff is logged in, or no longer. */
export const isLoggedOut = (error: unknown) => (error as ApiProblem | undefined)?.code === 'UNAUTHENTICATED';
