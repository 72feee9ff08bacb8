import type { FastifyInstance, FastifyServerOptions } from 'fastify';

export interface GatewayLog {
  level: string;
  /** Destination of the log; defaults to standard output. */
  stream?: { write(line: string): void };
}

/** Logs a JSON object per line like the API: a request has the same `reqId` in both logs. */
export const loggerOptions = ({ level, stream }: GatewayLog): FastifyServerOptions['logger'] => ({
  level,
  base: { process: 'gateway' },
  ...(stream && { stream }),
});

/** Logs each response by route, because paths may contain tokens. */
export function logResponses(app: FastifyInstance) {
  app.addHook('onResponse', async ({ log, method, routeOptions }, { statusCode, elapsedTime }) => {
    const line = { method, route: routeOptions.url ?? 'page', status: statusCode, ms: Math.round(elapsedTime) };
    if (statusCode >= 500) log.warn(line, 'response');
    else log.info(line, 'response');
  });
}
