const { webcrypto } = require('node:crypto');
const { default: BrowserEnvironment } = require('@jest/environment-jsdom-abstract');
const jsdom = require('jsdom');

// The browser of tests: the jsdom that we chose, where Jest’s own environment brings an older and slower one (0001).
module.exports = class extends BrowserEnvironment {
  constructor(config, context) {
    super(config, context, jsdom);
    // what browsers have and jsdom has not
    Object.defineProperty(this.global, 'crypto', { configurable: true, value: webcrypto });
    this.global.structuredClone = structuredClone;
  }
};
