import type { CountryCode } from '@idavuelta/shared/contracts';
import { readInWorker } from '../../../uploads/tables/read-in-worker.ts';
import type { GuestRows } from './guest-rows.ts';

export interface GuestListTask {
  /** Path of the file. */
  file: string;
  /** Country of phone numbers without a calling code. */
  country: CountryCode;
}

/** Reads a guest list in a worker. @throws TableRejected for a file without one */
export const readGuestList = (task: GuestListTask): Promise<GuestRows> =>
  readInWorker<GuestRows>(new URL('./guest-list.worker.ts', import.meta.url), task);
