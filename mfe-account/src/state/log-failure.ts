import type { ApiProblem } from '@idavuelta/shared/platform';

/** Logs a failure that the specification wants logged and not shown: its code, without personal data. */
export const logFailure = (what: string, error: unknown) =>
  console.warn(`${what} failed`, (error as ApiProblem | undefined)?.code);
