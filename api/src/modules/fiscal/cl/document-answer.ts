import { readJson, SiiResponseError } from './sii-response.ts';

/**
 * What the SII knows of a document:
 * - `registered`: it has it as it was asked for
 * - `differs`: it has another by this number
 * - `unknown`: it has none
 * - `refused`: folio or issuer are not authorized, or the folio was given up
 * - `corrected`, `annulled`: by a note
 */
export type DocumentState = 'registered' | 'differs' | 'unknown' | 'refused' | 'corrected' | 'annulled';

const states: Record<string, DocumentState> = {
  ...{ DOK: 'registered', DNK: 'differs', FAU: 'unknown', FNA: 'refused', FAN: 'refused', EMP: 'refused' },
  ...{ TMD: 'corrected', TMC: 'corrected', MMD: 'corrected', MMC: 'corrected', AND: 'annulled', ANC: 'annulled' },
};

export interface DocumentStatus {
  state: DocumentState;
  /** The SII's: `DOK`. */
  code: string;
  description: string;
}

/** @throws SiiResponseError for a code that is none of them */
export function toDocumentStatus(code = '', description = ''): DocumentStatus {
  const state = states[code];
  if (!state) throw new SiiResponseError(`The response has no known state: ${code} ${description}`.trim());
  return { state, code, description };
}

/** Reads the answer to a query of a boleta. @throws SiiResponseError */
export function readDocumentStatus(json: string): DocumentStatus {
  const { codigo, descripcion } = readJson<{ codigo: string; descripcion: string }>(json);
  return toDocumentStatus(codigo, descripcion);
}
