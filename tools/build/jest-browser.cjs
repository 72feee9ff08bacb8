const { webcrypto } = require('node:crypto');
const { default: BrowserEnvironment } = require('@jest/environment-jsdom-abstract');
const jsdom = require('jsdom');

/** When each test file begins: its dates are ahead of it or behind it whenever the tests run. */
const begins = Date.parse('2026-11-25T15:00:00Z');

// The browser of tests: the jsdom that we chose, where Jest’s own environment brings an older and slower one (0001).
module.exports = class extends BrowserEnvironment {
  constructor(config, context) {
    super(config, context, jsdom);
    // what browsers have and jsdom has not
    Object.defineProperty(this.global, 'crypto', { configurable: true, value: webcrypto });
    this.global.structuredClone = structuredClone;
    // React asks for the time at each component, and jsdom takes long to say it
    const began = performance.now();
    this.global.performance.now = () => performance.now() - began;
    this.global.Date = dateFrom(this.global.Date, begins - Date.now());
  }
};

/** A `Date` whose clock goes as the real one does, so many milliseconds away from it. */
function dateFrom(RealDate, offset) {
  const realNow = RealDate.now;
  const now = () => realNow() + offset;
  RealDate.now = now;
  return new Proxy(RealDate, {
    construct: (target, args, made) => Reflect.construct(target, args.length ? args : [now()], made),
  });
}
