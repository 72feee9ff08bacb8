/** Path to which browsers report. */
export const clientEventsPath = '/client-events';

/** Maximum number of events per request. */
export const maxClientEvents = 50;

/**
 * Failures of a release in a browser. `entry`, `contract`, `start`: it could not be loaded, was incompatible, or threw
 * while starting or rendering. `registry`, `unknown-module`: the registry was missing or lacked it. `script`: it threw
 * later. `csp`: the content security policy blocked something in it. `hung`: its render froze the page.
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

/** Web vitals, in milliseconds except for `CLS`, which has no unit. */
export const webVitals = ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'] as const;
