import type { Database } from '../../../database/database.ts';
import { type ChainProblem, checkChain } from '../es/check-chain.ts';
import { sha256Of } from '../es/record.ts';
import type { ChainLink } from '../es/record-tree.ts';
import { createCheckStoredRepository } from './check-stored.repository.ts';

/** Records that are read at once. */
const atOnce = 500;

/** What is wrong with stored records: a break in the chain of an issuer, or a record outside chains. */
export type StoredProblem =
  | { taxId: string; position: number; problem: ChainProblem }
  | { recordId: number; problem: 'altered' };

/** Creates the check of all stored records against what is kept apart from them. */
export function createCheckStored({ db }: { db: Database }) {
  const stored = createCheckStoredRepository(db);

  async function checkIssuer(taxId: string, end: { position: number; link: ChainLink | null }) {
    let before: ChainLink | undefined;
    for (let position = 0; ; ) {
      const records = await stored.chained(taxId, position, atOnce);
      const last = records.at(-1);
      if (!last) return position === end.position ? undefined : { position, problem: 'end' as const };
      const [first] = records;
      if (first && first.position !== position + 1) return { position: first.position, problem: 'gap' as const };
      const found = checkChain(records, {
        ...(before && { before }),
        ...(last.position === end.position && end.link && { last: end.link }),
      });
      if (found) return found;
      if (last.position > end.position) return { position: last.position, problem: 'end' as const };
      before = last.link;
      position = last.position;
    }
  }

  async function checkOthers(): Promise<{ good: number; problem?: StoredProblem }> {
    let good = 0;
    for (let after = 0; ; ) {
      const records = await stored.others(after, atOnce);
      for (const { id, xml, sha256 } of records) {
        if (sha256Of(xml) !== sha256) return { good, problem: { recordId: id, problem: 'altered' } };
        good += 1;
      }
      const last = records.at(-1);
      if (!last) return { good };
      after = last.id;
    }
  }

  /** @returns how many records are good, and the first that is not */
  return async (): Promise<{ good: number; problem?: StoredProblem }> => {
    let good = 0;
    for (const { taxId, ...end } of await stored.chains()) {
      const found = await checkIssuer(taxId, end);
      if (found) return { good: good + Math.max(found.position - 1, 0), problem: { taxId, ...found } };
      good += end.position;
    }
    const others = await checkOthers();
    return { ...others, good: good + others.good };
  };
}
