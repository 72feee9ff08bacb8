import { once } from 'node:events';
import { parentPort, Worker, workerData } from 'node:worker_threads';
import pLimit from 'p-limit';
import { TableRejected, type TableRejection } from './table-rejected.ts';

/** Several times what the largest accepted table needs. */
const resourceLimits = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 8 };
const limitMs = 10_000;

type Outcome<T> = { table: T } | { rejected: TableRejection };

const inTurn = pLimit(1);

async function outcomeOf<T>(url: URL, task: unknown): Promise<Outcome<T>> {
  const worker = new Worker(url, { workerData: task, resourceLimits });
  try {
    const signal = AbortSignal.timeout(limitMs);
    const [outcome] = (await once(worker, 'message', { signal })) as [Outcome<T>];
    return outcome;
  } catch (error) {
    const { code, name } = error as NodeJS.ErrnoException;
    if (code === 'ERR_WORKER_OUT_OF_MEMORY' || name === 'AbortError') return { rejected: 'bomb' };
    throw error;
  } finally {
    await worker.terminate();
  }
}

/**
 * Reads an uploaded file in a worker thread, one at a time, so that a large file delays no request and a malicious one
 * can only crash its worker.
 * @param url of a module that calls `answerTask` @param task its input
 * @throws TableRejected, with `bomb` if it takes too much memory or time
 */
export async function readInWorker<T>(url: URL, task: unknown): Promise<T> {
  const outcome = await inTurn(() => outcomeOf<T>(url, task));
  if ('rejected' in outcome) throw new TableRejected(outcome.rejected);
  return outcome.table;
}

/** Runs `read` on the task inside a worker and posts the result. */
export async function answerTask<Task, T>(read: (task: Task) => T | Promise<T>): Promise<void> {
  const outcome = await Promise.resolve(read(workerData as Task)).then(
    (table): Outcome<T> => ({ table }),
    (error: unknown): Outcome<T> => {
      if (error instanceof TableRejected) return { rejected: error.reason };
      throw error;
    },
  );
  parentPort?.postMessage(outcome);
}
