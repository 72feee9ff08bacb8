import { Worker } from 'node:worker_threads';
import type { Plan, PlanOptions, PlanProblem } from './problem.ts';
import type { WorkerMessage, WorkerTask } from './worker-messages.ts';

/** Several times what a departure of a thousand parties needs. */
const resourceLimits = { maxOldGenerationSizeMb: 256 };

/**
 * Plans in a worker thread, so that requests are not blocked; the thread ends with its plan.
 * @param signal aborts planning
 * @throws the signal's reason; the error of a worker that ended without a plan
 */
export async function planInWorker(
  problem: PlanProblem,
  { onProgress, ...options }: PlanOptions,
  signal?: AbortSignal,
): Promise<Plan> {
  signal?.throwIfAborted();
  const workerData: WorkerTask = { problem, options };
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData, resourceLimits });
  const ended = new AbortController();
  try {
    return await new Promise<Plan>((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason), { signal: ended.signal });
      worker.on('message', (message: WorkerMessage) => {
        if ('plan' in message) resolve(message.plan);
        else onProgress?.(message.progress);
      });
      worker.on('error', reject);
      worker.on('exit', (code) => reject(new Error(`the planner's thread ended with ${code}, without a plan`)));
    });
  } finally {
    ended.abort();
    await worker.terminate();
  }
}
