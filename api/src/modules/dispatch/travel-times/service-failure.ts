import { ResponseTooLargeError } from '@idavuelta/shared/contracts/servers';
import type { Warn } from './source.ts';

/** Thrown when a service returns an unusable response. The message contains no places or passengers. */
export class ServiceFailure extends Error {}

/** Describes a failure without the URL, which may reveal where passengers live. */
export function failureOf(error: unknown) {
  if (error instanceof ServiceFailure) return error.message;
  if (error instanceof ResponseTooLargeError) return 'answered with far too much';
  const { name, cause } = error as Error & { cause?: { code?: string } };
  if (name === 'TimeoutError' || name === 'AbortError') return 'did not answer in time';
  if (name === 'SyntaxError') return 'answered with no JSON';
  return `could not be reached (${cause?.code ?? name})`;
}

/** Warns when a service begins to fail, and again only after it has recovered. */
export function warnOnce(warn: Warn) {
  let failing = false;
  return {
    works: () => {
      failing = false;
    },
    failed: (what: string) => {
      if (!failing) warn(what);
      failing = true;
    },
  };
}
