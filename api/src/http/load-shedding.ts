import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors.ts';

/** Monitoring must work especially when the process is busy. */
const watched = new Set(['/healthz', '/readyz', '/metrics']);

/** Sampling interval of the event loop delay, and the time a sample stays valid. */
const sampleMs = 1000;

/**
 * Rejects requests while the event loop delay exceeds `maxDelayMs`, because responses would come after callers have
 * given up. A sample from before startup finished measures route compilation and is ignored.
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
