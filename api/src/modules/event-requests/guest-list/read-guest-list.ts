import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { CountryCode } from '@idavuelta/shared/contracts';
import pLimit from 'p-limit';
import { assertSmallArchive } from '../../../uploads/tables/archive.ts';
import { TableRejected, type TableRejection } from '../../../uploads/tables/table-rejected.ts';
import type { GuestRows } from './guest-rows.ts';

export interface GuestListTask {
  /** Where the file is. */
  file: string;
  /** Of phone numbers without a calling code. */
  country: CountryCode;
}

/** What the worker says. */
export type GuestListOutcome = GuestRows | { rejected: TableRejection };

/** Several times what 2,000 guests need. */
const resourceLimits = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 4 };
const limitMs = 10_000;

const inTurn = pLimit(1);

/** A thread of its own: a large file delays no request, and a file made to break its reader ends the thread alone. */
async function inWorker(task: GuestListTask): Promise<GuestListOutcome> {
  const worker = new Worker(new URL('./guest-list.worker.ts', import.meta.url), { workerData: task, resourceLimits });
  try {
    const signal = AbortSignal.timeout(limitMs);
    const [outcome] = (await once(worker, 'message', { signal })) as [GuestListOutcome];
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
 * Reads a guest list, one after the other, within limits of memory and time.
 * @throws TableRefused for a file without a guest list
 */
export async function readGuestList(task: GuestListTask): Promise<GuestRows> {
  await assertSmallArchive(task.file);
  const outcome = await inTurn(() => inWorker(task));
  if ('rejected' in outcome) throw new TableRejected(outcome.rejected);
  return outcome;
}
