import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body is a file, which may take a minute on a phone. */
    slowBody?: boolean;
  }
}

/** Time limit for receiving a file: 8 MB at half a megabit per second. */
export const fileTimeoutMs = 130_000;

/**
 * A request without a body is never read to its end, so it would look incomplete while its response is being prepared.
 */
const hasBody = ({ 'content-length': length, 'transfer-encoding': encoding }: IncomingHttpHeaders) =>
  encoding !== undefined || Number(length ?? 0) !== 0;

/** Closes connections whose request body arrives too slowly; for files the server's own limit applies. */
export function registerBodyTimeout(app: FastifyInstance, timeoutMs: number) {
  app.addHook('onRequest', ({ raw, routeOptions }, _reply, done) => {
    if (raw.complete || !hasBody(raw.headers) || routeOptions.config?.slowBody) return done();
    // Must not keep an idle process alive.
    const timer = setTimeout(() => raw.destroy(), timeoutMs).unref();
    raw.once('end', () => clearTimeout(timer)).once('close', () => clearTimeout(timer));
    done();
  });
}
