import type { FastifyInstance, FastifyServerOptions } from 'fastify';

export interface GatewayLog {
  level: string;
  /** Where the lines go; standard output when omitted. */
  stream?: { write(line: string): void };
}

/** One JSON object per line, as the API writes them: a request has the same `reqId` in both. */
export const loggerOptions = ({ level, stream }: GatewayLog): FastifyServerOptions['logger'] => ({
  level,
  base: { process: 'gateway' },
  ...(stream && { stream }),
});

/** Logs each response. Of the address only the route: paths of pages may hold tokens. */
export function logResponses(app: FastifyInstance) {
  app.addHook('onResponse', async ({ log, method, routeOptions }, { statusCode, elapsedTime }) => {
    const line = { method, route: routeOptions.url ?? 'page', status: statusCode, ms: Math.round(elapsedTime) };
    if (statusCode >= 500) log.warn(line, 'response');
    else log.info(line, 'response');
  });
}
