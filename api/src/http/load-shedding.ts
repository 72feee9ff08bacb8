import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors.ts';

/** When the process is this late with its work, a new request would only be answered after its caller has gone. */
const maxDelayMs = 2000;

/** Those who watch the process must see it most of all when it is busy. */
const watched = new Set(['/healthz', '/readyz', '/metrics']);

/** Turns requests away while the process cannot keep up. */
export async function registerLoadShedding(app: FastifyInstance) {
  await app.register(underPressure, {
    maxEventLoopDelay: maxDelayMs,
    pressureHandler: async ({ routeOptions }) => {
      if (!watched.has(routeOptions.url ?? '')) throw new AppError('UNAVAILABLE');
    },
  });
}
