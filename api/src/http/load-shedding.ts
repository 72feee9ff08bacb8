import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors.ts';

/** Those who watch the process must see it most of all when it is busy. */
const watched = new Set(['/healthz', '/readyz', '/metrics']);

/**
 * Turns requests away while the process is later with its work than this: a new one would only be answered after its
 * caller has gone.
 */
export async function registerLoadShedding(app: FastifyInstance, maxDelayMs: number) {
  await app.register(underPressure, {
    maxEventLoopDelay: maxDelayMs,
    pressureHandler: async ({ routeOptions }) => {
      if (!watched.has(routeOptions.url ?? '')) throw new AppError('UNAVAILABLE');
    },
  });
}
