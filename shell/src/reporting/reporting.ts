import type { ClientEvent } from '@idavuelta/shared/contracts';
import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { createSender } from './sender.ts';
import { reportError, watchErrors } from './watch-errors.ts';

export { startPulse } from './pulse.ts';

/** A page and its release. */
interface ReportedPage {
  module: string;
  version: string;
  /** Pattern of the route. */
  route: string;
}

/**
 * Reports errors and web vitals of this page from now on. Vitals are attributed to the page opened first, because
 * browsers measure them per document.
 * @returns a function that reports further events
 */
export function startReporting(page: ReportedPage): (event: ClientEvent | Error) => void {
  const { add } = createSender();
  watchErrors(add);
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
    measure(({ name, value }) => add({ kind: 'vital', ...page, vital: name, value }));
  }
  return (event) => (event instanceof Error ? reportError(add, event) : add(event));
}
