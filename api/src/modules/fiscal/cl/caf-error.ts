export type CafProblem =
  | 'unreadable'
  | 'incomplete'
  | 'wrong-key'
  | 'other-type'
  | 'other-issuer'
  | 'out-of-range'
  | 'not-valid-yet'
  | 'expired';

const messages: Record<CafProblem, string> = {
  unreadable: 'The file is no CAF',
  incomplete: 'The CAF lacks an element, or has a wrong one',
  'wrong-key': 'The private key of the CAF is not that of its public key',
  'other-type': 'The CAF is for documents of another type',
  'other-issuer': 'The CAF was given to another RUT',
  'out-of-range': 'The folio is not in the range of the CAF',
  'not-valid-yet': 'The CAF was given after the document’s day',
  expired: 'The CAF has expired',
};

/** A CAF that cannot be used, and why. */
export class CafError extends Error {
  override readonly name = 'CafError';
  readonly problem: CafProblem;

  /** @param detail the element, or the values that differ */
  constructor(problem: CafProblem, detail: string, options?: ErrorOptions) {
    super(`${messages[problem]}: ${detail}.`, options);
    this.problem = problem;
  }
}
