import type { Answer, Decision, SentFile, SentRecord } from '../authority.ts';
import { type Cdr, outcomeOf } from './cdr.ts';
import type { BillResponse, StatusCdrResponse, StatusResponse, SummaryResponse, SunatFault } from './soap-response.ts';

/** A file of this name was sent before: its records go into one with another number. */
const sentBefore = [402, 2223, 2324];

/** SUNAT has the document already, as reported or as annulled. */
const reportedBefore = [2282, 2323];

/** The ticket is none of theirs. */
const ticketUnknown = 127;

const states = { accepted: 'accepted', observed: 'observed', rejected: 'refused' } as const;

/** What is decided of a file holds for all of its records: SUNAT takes all or none. */
const ofAll = ({ records }: SentFile, decision: Omit<Decision, 'recordId'>): Decision[] =>
  records.map(({ id }) => ({ recordId: id, ...decision }));

/** Accepts the documents that SUNAT names as reported before, as after a ticket that was lost. */
function withReported({ records }: SentFile, decisions: Decision[]): Decision[] {
  const isNamed = ({ document }: SentRecord, words = '') =>
    records.length === 1 || new RegExp(`${document.series}-0*${document.number}(?!\\d)`).test(words);
  return decisions.map((decision) => {
    const record = records.find(({ id }) => id === decision.recordId);
    return record && isNamed(record, decision.message) ? { ...decision, state: 'observed' } : decision;
  });
}

function toAnswer(file: SentFile, { outcome, code, description, notes, xml }: Cdr): Answer {
  const message = [description, ...notes].filter(Boolean).join('\n');
  if (outcome === 'not-processed') return { state: 'failed', message: `${code}: ${message}` };
  if (outcome === 'rejected' && sentBefore.includes(code)) return { state: 'anew', message: `${code}: ${message}` };
  const decisions = ofAll(file, { state: states[outcome], code: String(code), message });
  return {
    state: 'decided',
    decisions: reportedBefore.includes(code) ? withReported(file, decisions) : decisions,
    receipt: xml,
  };
}

/** @throws Error for a failure of theirs, after which the file is asked for */
function toFaultAnswer(file: SentFile, { code, message, next }: SunatFault): Answer {
  if (next !== 'mend') throw new Error(`SUNAT did not answer: ${code ?? ''} ${message}`);
  if (code === ticketUnknown) return { state: 'anew', message };
  if (code && sentBefore.includes(code)) return { state: 'anew', message: `${code}: ${message}` };
  // Some refusals of a document come without a receipt.
  if (code && outcomeOf(code) === 'rejected')
    return { state: 'decided', decisions: ofAll(file, { state: 'refused', code: String(code), message }) };
  return { state: 'failed', message: code ? `${code}: ${message}` : message };
}

/** Says what became of a file. @throws Error when that is no answer, and the file is asked for later */
export function answerOf(
  file: SentFile,
  response: BillResponse | SummaryResponse | StatusResponse | StatusCdrResponse,
): Answer {
  switch (response.kind) {
    case 'cdr':
      return toAnswer(file, response.cdr);
    case 'ticket':
      return { state: 'taken', ticket: response.ticket };
    case 'in-process':
      return { state: 'taken' };
    case 'unknown':
      return { state: 'unknown' };
    case 'fault':
      return toFaultAnswer(file, response);
  }
}
