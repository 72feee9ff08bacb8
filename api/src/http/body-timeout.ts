import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body is a file, which a telephone sends for a minute. */
    slowBody?: boolean;
  }
}

/** How long a file may take to arrive: 8 MB at half a megabit a second. */
export const fileTimeoutMs = 130_000;

/** Nobody reads the end of a request without a body, so that it seems to be still arriving while it is answered. */
const hasBody = ({ 'content-length': length, 'transfer-encoding': encoding }: IncomingHttpHeaders) =>
  encoding !== undefined || Number(length ?? 0) !== 0;

/** Closes the connection of a request whose body drips; a file has the time of the server. */
export function registerBodyTimeout(app: FastifyInstance, timeoutMs: number) {
  app.addHook('onRequest', ({ raw, routeOptions }, _reply, done) => {
    if (raw.complete || !hasBody(raw.headers) || routeOptions.config?.slowBody) return done();
    // A process that has nothing else to do may end.
    const timer = setTimeout(() => raw.destroy(), timeoutMs).unref();
    raw.once('end', () => clearTimeout(timer)).once('close', () => clearTimeout(timer));
    done();
  });
}
