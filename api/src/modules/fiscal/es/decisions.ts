import type { Decision, SentRecord } from '../authority.ts';
import type { RecordAnswer } from './answer.ts';
import { readStored } from './stored-record.ts';

const states = { Correcto: 'accepted', AceptadoConErrores: 'observed', Incorrecto: 'refused' } as const;

/**
 * A refused duplicate was recorded before, by a file whose answer was lost: its state of then is the decision. An
 * annulment is a duplicate only of another one.
 */
function stateOf({ state, duplicateOf, operation }: RecordAnswer): Decision['state'] {
  if (!duplicateOf) return states[state];
  if (operation === 'Anulacion') return duplicateOf === 'Anulada' ? 'accepted' : 'refused';
  return duplicateOf === 'AceptadaConErrores' ? 'observed' : 'accepted';
}

/** @throws Error when the answer does not tell of each record */
export function toDecisions(records: SentRecord[], answers: RecordAnswer[]): Decision[] {
  const byPosition = new Map(answers.map((answer) => [answer.position, answer]));
  return records.map((record) => {
    const { position } = readStored(record);
    const answer = byPosition.get(position);
    if (!answer) throw new Error(`The answer does not tell of record ${position}`);
    const state = stateOf(answer);
    if (state === 'accepted') return { recordId: record.id, state };
    return { recordId: record.id, state, code: answer.code, message: answer.message };
  });
}
