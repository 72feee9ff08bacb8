import type { CountryCode } from '@idavuelta/shared/contracts';
import { dayAt } from '@idavuelta/shared/contracts/time';
import { type Database, databaseClock, type Queryable } from '../../../database/database.ts';
import type { Log } from '../../../log/log.ts';
import type { Authority, SentRecord, Setup } from '../authority.ts';
import { createCompaniesRepository } from '../companies/companies.repository.ts';
import type { Setups } from '../companies/setups.ts';
import { createFiscalDocumentsRepository } from '../documents/fiscal-documents.repository.ts';
import { createFilesRepository } from './files.repository.ts';
import { createRecordsRepository } from './records.repository.ts';

interface PackFilesDependencies {
  db: Database;
  setups: Setups;
  log: Log;
}

/** Records that are looked at in one go. */
const atOnce = 2000;

interface Batch {
  channel: string;
  records: SentRecord[];
  isFull: boolean;
}

/** Divides records into files, in their order. */
function batchesOf(records: SentRecord[], authority: Authority): Batch[] {
  const open = new Map<string, Batch>();
  const batches: Batch[] = [];
  for (const record of records) {
    const { channel, key, max } = authority.route(record);
    let batch = open.get(`${channel} ${key}`);
    if (!batch || batch.isFull) {
      batch = { channel, records: [], isFull: false };
      open.set(`${channel} ${key}`, batch);
      batches.push(batch);
    }
    batch.records.push(record);
    batch.isFull = batch.records.length >= max;
  }
  return batches;
}

/** Creates what puts the records of a country into files, which are stored before they are sent. */
export function createPackFiles({ db, setups, log }: PackFilesDependencies) {
  async function waitingRecords(tx: Queryable, country: CountryCode): Promise<SentRecord[]> {
    const rows = await createRecordsRepository(tx).waiting(country, atOnce);
    const documents = await createFiscalDocumentsRepository(tx).byIds(rows.map(({ documentId }) => documentId));
    return rows.flatMap(({ documentId, id, operation, reason, xml }) => {
      const document = documents.get(documentId);
      return document ? [{ id, document, operation, reason, xml }] : [];
    });
  }

  /** A file waits while an earlier one of a chain is open, and for the authority's pause unless it is full. */
  function mustWait({ isFull }: Batch, { hasChain, secondsBetweenFiles }: Authority, channel: ChannelState, at: Date) {
    if (hasChain && channel.isOpen) return true;
    if (isFull || !channel.lastPackedAt) return false;
    return at.getTime() - channel.lastPackedAt.getTime() < secondsBetweenFiles * 1000;
  }

  async function pack(tx: Queryable, authority: Authority, setup: Setup, batch: Batch) {
    const { country } = authority;
    const { taxId } = setup.issuer;
    const { channel, records } = batch;
    const at = await databaseClock(tx);
    const day = dayAt(at, setup.timeZone);
    const files = createFilesRepository(tx);
    const state = await files.ofChannel(taxId, channel, day);
    if (mustWait(batch, authority, state, at)) return;
    const number = state.lastNumber + 1;
    const file = authority.pack({ channel, records, number, at }, setup);
    await files.add(
      { country, taxId, channel, day, number, ...file },
      records.map(({ id }) => id),
    );
  }

  return (authority: Authority): Promise<void> =>
    db.transaction().execute(async (tx) => {
      const { country } = authority;
      await createCompaniesRepository(tx).lock(country);
      const setup = await setups.of(tx, country);
      if (!setup) return;
      for (const batch of batchesOf(await waitingRecords(tx, country), authority)) {
        try {
          await pack(tx, authority, setup, batch);
        } catch (error) {
          log.warn({ country, channel: batch.channel, reason: (error as Error).message }, 'tax file not packed');
        }
      }
    });
}

type ChannelState = Awaited<ReturnType<ReturnType<typeof createFilesRepository>['ofChannel']>>;
