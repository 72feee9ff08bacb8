import type { Answer, Decision, SentRecord } from '../authority.ts';
import type { DocumentStatus } from './document-answer.ts';

/** Asks the SII for one document. */
export type LookUp = (record: SentRecord) => Promise<DocumentStatus>;

const states = {
  registered: 'accepted',
  corrected: 'accepted',
  annulled: 'accepted',
  differs: 'refused',
  refused: 'refused',
  unknown: 'refused',
} as const;

const toDecision = ({ id }: SentRecord, { state, code, description }: DocumentStatus): Decision => ({
  recordId: id,
  state: states[state],
  code,
  message: description,
});

/**
 * Asks for each document of a file whose answer was lost. Where the SII has some of them, it took the file, and refused
 * the others.
 * @param without what is answered when it has none
 */
export async function askEach(records: SentRecord[], lookUp: LookUp, without: Answer): Promise<Answer> {
  const decisions: Decision[] = [];
  let isKnown = false;
  for (const record of records) {
    const status = await lookUp(record);
    isKnown ||= status.state !== 'unknown';
    decisions.push(toDecision(record, status));
  }
  return isKnown ? { state: 'decided', decisions } : without;
}

/** Decides on a refused document: one that the SII had before, from a file whose answer was lost, is accepted. */
export async function decideRefused(record: SentRecord, lookUp: LookUp, message: string): Promise<Decision> {
  const status = await lookUp(record);
  const decision = toDecision(record, status);
  return decision.state === 'accepted' ? decision : { recordId: record.id, state: 'refused', message };
}
