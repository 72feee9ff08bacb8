import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../database/database.ts';
import type { Reads } from '../database/reads.ts';

/** A process has one memory and one event loop, however many apps tests start in it. */
let processMetrics: Registry | undefined;

function processRegistry() {
  if (!processMetrics) {
    processMetrics = new Registry();
    collectDefaultMetrics({ register: processMetrics });
  }
  return processMetrics;
}

function addReplicaMetrics(reads: Reads, registers: Registry[]) {
  new Counter({
    name: 'database_reads_total',
    help: 'Reads that may come from the replica, by the server they came from',
    labelNames: ['server'] as const,
    registers,
    collect() {
      const { primary = 0, replica = 0 } = reads.figures() ?? {};
      this.reset();
      this.inc({ server: 'primary' }, primary);
      this.inc({ server: 'replica' }, replica);
    },
  });
  new Gauge({
    name: 'database_replica_delay_seconds',
    help: 'How old the data of the replica may be; +Inf when it does not answer',
    registers,
    collect() {
      this.set(reads.figures()?.delaySeconds ?? Infinity);
    },
  });
}

interface MeasuredDependencies {
  db: Pick<Database, 'pool' | 'reads'>;
  jobs: { counts: () => Promise<{ queue: string; ready: number; active: number; failed: number }[]> };
}

/** Measures every request. @returns a function that renders all metrics in Prometheus format */
export function registerMetrics(app: FastifyInstance, { db, jobs }: MeasuredDependencies) {
  const registry = new Registry();
  const registers = [registry];
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request line to the end of the answer',
    // The route rather than the path, because visitors can invent any number of paths.
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  new Gauge({
    name: 'database_connections',
    help: 'Connections of the pool, and requests that wait for one',
    labelNames: ['state'] as const,
    registers,
    collect() {
      const { totalCount, idleCount, waitingCount } = db.pool;
      this.set({ state: 'busy' }, totalCount - idleCount);
      this.set({ state: 'idle' }, idleCount);
      this.set({ state: 'waited_for' }, waitingCount);
    },
  });
  if (db.reads.figures()) addReplicaMetrics(db.reads, registers);
  new Gauge({
    name: 'jobs',
    help: 'Jobs per queue',
    labelNames: ['queue', 'state'] as const,
    registers,
    async collect() {
      // Without the database there are no counts, but that is when the other metrics matter most.
      const counts = await jobs.counts().catch(() => []);
      for (const { queue, ready, active, failed } of counts) {
        this.set({ queue, state: 'ready' }, ready);
        this.set({ queue, state: 'active' }, active);
        this.set({ queue, state: 'failed' }, failed);
      }
    },
  });
  app.addHook('onResponse', ({ method, routeOptions }, { statusCode, elapsedTime }, done) => {
    durations.observe({ method, route: routeOptions.url ?? 'none', status: statusCode }, elapsedTime / 1000);
    done();
  });
  return async () => `${await registry.metrics()}\n${await processRegistry().metrics()}`;
}
