import type { FastifyInstance } from 'fastify';
import { runWithin } from '../request/time-left.ts';
import { addressesIn } from './proxies.ts';

/** Milliseconds left for the response, set by the proxy in front. */
const header = 'x-request-budget';

/** Return URLs of payment providers: GET requests with side effects. */
const isReturn = (url = '') => url.startsWith('/payments/');

/**
 * Limits the statements of a read request to the time left for its response, as stated by a trusted proxy: the caller
 * would not see a later one. Writes keep their usual limits, because the outcome of a provider call must be stored
 * however late.
 */
export function registerRequestBudget(app: FastifyInstance, trustProxy: string) {
  const trusted = addressesIn(trustProxy);
  app.addHook('onRequest', ({ method, headers, raw, routeOptions }, reply, done) => {
    const given = headers[header];
    const isLimited = typeof given === 'string' && /^\d{1,6}$/.test(given) && trusted(raw.socket.remoteAddress);
    if (!isLimited || !/^(GET|HEAD)$/.test(method) || isReturn(routeOptions.url)) return done();
    // Work after the response is not limited.
    reply.raw.once('close', runWithin(Number(given), done));
  });
}
