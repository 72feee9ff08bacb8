import type { Database, Queryable } from '../../../database/database.ts';
import type { Log } from '../../../log/log.ts';
import type { OrderStates } from '../../orders/order-states.ts';
import type { Answer, Authority, Decision, SentFile, Setup } from '../authority.ts';
import type { Setups } from '../companies/setups.ts';
import { createFiscalDocumentsRepository } from '../documents/fiscal-documents.repository.ts';
import { createFilesRepository, type OpenFile } from './files.repository.ts';
import { flagRefused } from './flag-refused.ts';
import { createOutcomesRepository } from './outcomes.repository.ts';
import { createRecordsRepository } from './records.repository.ts';

interface SendFilesDependencies {
  db: Database;
  setups: Setups;
  states: Pick<OrderStates, 'flag' | 'unflag'>;
  log: Log;
}

/** Pauses before the next attempt, in seconds; the last one repeats. */
const pauses = [15, 60, 300, 900, 1800, 3600];
const pauseAfter = (attempts: number) => pauses[Math.min(attempts, pauses.length - 1)];

/** Creates what sends files to an authority, and asks what became of those that were sent. */
export function createSendFiles({ db, setups, states, log }: SendFilesDependencies) {
  async function toSentFile({ id, channel, name, content, ticket }: OpenFile): Promise<SentFile> {
    const rows = await createRecordsRepository(db).ofFile(id);
    const documents = await createFiscalDocumentsRepository(db).byIds(rows.map(({ documentId }) => documentId));
    const records = rows.flatMap(({ documentId, ...row }) => {
      const document = documents.get(documentId);
      return document ? [{ ...row, document }] : [];
    });
    return { channel, name, content, ticket, records };
  }

  async function decide(tx: Queryable, fileId: number, decisions: Decision[]) {
    const outcomes = createOutcomesRepository(tx);
    for (const decision of decisions) {
      const { orderId, document, words } = await outcomes.record(fileId, decision);
      if (decision.state === 'refused') await flagRefused(tx, states, { orderId, document, words });
      else if (!(await outcomes.hasProblem(orderId))) await states.unflag(tx, orderId, 'tax-document-refused');
    }
    if (await outcomes.isUndecided(fileId)) throw new Error('The answer does not tell of every record.');
  }

  /** Stores an answer. What the authority said of its documents is stored in the same transaction, once. */
  const settle = (file: OpenFile, answer: Answer) =>
    db.transaction().execute(async (tx) => {
      const files = createFilesRepository(tx);
      const afterSeconds = pauseAfter(file.attempts);
      switch (answer.state) {
        case 'taken':
          await createOutcomesRepository(tx).sent(file.id);
          return files.change(file.id, { state: 'taken', ticket: answer.ticket, afterSeconds });
        case 'decided':
          await decide(tx, file.id, answer.decisions);
          return files.change(file.id, { state: 'decided', receipt: answer.receipt });
        case 'unknown':
          return files.change(file.id, { state: 'packed' });
        case 'anew':
          await files.release(file.id);
          return files.change(file.id, { state: 'dropped', problem: answer.message ?? null });
        case 'failed': {
          log.warn({ file: file.name, reason: answer.message }, 'tax file not taken');
          const state = file.state === 'taken' ? 'taken' : 'packed';
          return files.change(file.id, { state, problem: answer.message, afterSeconds: 3600 });
        }
      }
    });

  /** Sends only what was never sent: of anything else the authority is asked. */
  async function exchange(authority: Authority, file: OpenFile, setup: Setup): Promise<Answer> {
    // What it could not take is packed anew, as somebody may have mended it since.
    if (file.state === 'packed' && file.problem !== null) return { state: 'anew', message: file.problem };
    const sent = await toSentFile(file);
    return file.state === 'packed' ? authority.send(sent, setup) : authority.ask(sent, setup);
  }

  /** @returns false when no file is due */
  async function exchangeNext(authority: Authority): Promise<boolean> {
    const { country } = authority;
    const file = await db.transaction().execute((tx) => createFilesRepository(tx).claim(country));
    const setup = file && (await setups.of(db, country));
    if (!file || !setup) return false;
    try {
      await settle(file, await exchange(authority, file, setup));
    } catch (error) {
      const problem = (error as Error).message;
      log.warn({ country, file: file.name, reason: problem }, 'no answer of the tax authority');
      const afterSeconds = pauseAfter(file.attempts);
      await createFilesRepository(db).change(file.id, { problem, afterSeconds });
    }
    return true;
  }

  return async (authority: Authority): Promise<void> => {
    while (await exchangeNext(authority));
  };
}
