import { once } from 'node:events';
import { parentPort, Worker, workerData } from 'node:worker_threads';
import pLimit from 'p-limit';
import { TableRejected, type TableRejection } from './table-rejected.ts';

/** Several times what the largest table needs that is not rejected. */
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
 * Reads a file that somebody sent in a thread of its own, one file after the other: a large one delays no request, and one
 * that is made to break its reader ends the thread alone.
 * @param url of a file that calls `answerTask` @param task what it gets
 * @throws TableRejected also for what takes too much memory or time (`bomb`)
 */
export async function readInWorker<T>(url: URL, task: unknown): Promise<T> {
  const outcome = await inTurn(() => outcomeOf<T>(url, task));
  if ('rejected' in outcome) throw new TableRejected(outcome.rejected);
  return outcome.table;
}

/** In the worker: reads what its task says, and hands the table to whoever waits for it. */
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
