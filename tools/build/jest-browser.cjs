const { webcrypto } = require('node:crypto');
const { default: BrowserEnvironment } = require('@jest/environment-jsdom-abstract');
const jsdom = require('jsdom');

/** Time at which each test file starts: its dates stay future or past whenever the tests run. */
const begins = Date.parse('2026-11-25T15:00:00Z');

// The browser environment of tests: the jsdom of our choice instead of the older and slower one of Jest's own
// environment (0001).
module.exports = class extends BrowserEnvironment {
  constructor(config, context) {
    super(config, context, jsdom);
    // browser features that jsdom lacks
    Object.defineProperty(this.global, 'crypto', { configurable: true, value: webcrypto });
    this.global.structuredClone = structuredClone;
    // React reads the time for each component, and jsdom's is slow
    const began = performance.now();
    this.global.performance.now = () => performance.now() - began;
    this.global.Date = dateFrom(this.global.Date, begins - Date.now());
  }
};

/** Creates a `Date` that runs at normal speed, shifted by so many milliseconds. */
function dateFrom(RealDate, offset) {
  const realNow = RealDate.now;
  const now = () => realNow() + offset;
  RealDate.now = now;
  return new Proxy(RealDate, {
    construct: (target, args, made) => Reflect.construct(target, args.length ? args : [now()], made),
  });
}
