import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors.ts';

/** Those who watch the process must see it most of all when it is busy. */
const watched = new Set(['/healthz', '/readyz', '/metrics']);

/** How long one sample of the delay is taken, and how long it then counts. */
const sampleMs = 1000;

/**
 * Turns requests away while the process is later with its work than this: a new one would only be answered after its
 * caller has gone. A sample from before the process was ready measures the compiling of routes, and turns nobody away.
 */
export async function registerLoadShedding(app: FastifyInstance, maxDelayMs: number) {
  let firstSampleAt = Number.POSITIVE_INFINITY;
  app.addHook('onReady', async () => {
    firstSampleAt = performance.now() + 2 * sampleMs;
  });
  await app.register(underPressure, {
    maxEventLoopDelay: maxDelayMs,
    sampleInterval: sampleMs,
    pressureHandler: async ({ routeOptions }) => {
      if (performance.now() < firstSampleAt || watched.has(routeOptions.url ?? '')) return;
      throw new AppError('UNAVAILABLE');
    },
  });
}
