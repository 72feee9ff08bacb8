import type { ApiProblem } from '@idavuelta/shared/platform';

/** A failure that the specification wants logged and not shown: its code, nothing of the customer's. */
export const logFailure = (what: string, error: unknown) =>
  console.warn(`${what} failed`, (error as ApiProblem | undefined)?.code);
