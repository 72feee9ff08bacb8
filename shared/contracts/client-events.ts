/** Where browsers report to. */
export const clientEventsPath = '/client-events';

/** Events of one request. */
export const maxClientEvents = 50;

/**
 * What was wrong with a release in a browser. `entry`, `contract`, `start`: it could not be loaded, did not fit or threw as
 * it started or rendered. `registry`, `unknown-module`: the registry was missing or lacked it. `script`: it threw later.
 * `csp`: the content security policy blocked something in it. `hung`: its render froze the page.
 */
export const clientErrors = [
  'registry',
  'entry',
  'contract',
  'start',
  'late',
  'unknown-module',
  'script',
  'csp',
  'hung',
] as const;

/** Web vitals, in milliseconds but for `CLS`, which has no unit. */
export const webVitals = ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'] as const;
