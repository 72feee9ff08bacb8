import type { FastifyInstance } from 'fastify';
import { runWithin } from '../request/time-left.ts';
import { addressesIn } from './proxies.ts';

/** Milliseconds left for the response, as the proxy in front says. */
const header = 'x-request-budget';

/** Return addresses of payment providers: they are read, but something happens. */
const isReturn = (url = '') => url.startsWith('/payments/');

/**
 * Lets the statements of a read take no longer than the time that its answer has left, which a trusted proxy says: its
 * caller gets nothing of what comes later. What writes keeps the limits of its statements, since what a payment
 * provider was told has to be written down, however late.
 */
export function registerRequestBudget(app: FastifyInstance, trustProxy: string) {
  const trusted = addressesIn(trustProxy);
  app.addHook('onRequest', ({ method, headers, raw, routeOptions }, reply, done) => {
    const given = headers[header];
    const isLimited = typeof given === 'string' && /^\d{1,6}$/.test(given) && trusted(raw.socket.remoteAddress);
    if (!isLimited || !/^(GET|HEAD)$/.test(method) || isReturn(routeOptions.url)) return done();
    // What goes on after the answer has the time that it needs.
    reply.raw.once('close', runWithin(Number(given), done));
  });
}
