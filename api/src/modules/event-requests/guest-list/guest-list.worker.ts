import { parentPort, workerData } from 'node:worker_threads';
import { TableRejected } from '../../../uploads/tables/table-rejected.ts';
import { parseGuestList } from './parse-guest-list.ts';
import type { GuestListOutcome, GuestListTask } from './read-guest-list.ts';

const { file, country } = workerData as GuestListTask;
const outcome: GuestListOutcome = await parseGuestList(file, country).catch((error: unknown) => {
  if (error instanceof TableRejected) return { rejected: error.reason };
  throw error;
});
parentPort?.postMessage(outcome);
