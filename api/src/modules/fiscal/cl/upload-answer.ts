import type { DteType } from './document-type.ts';
import { readJson, SiiResponseError } from './sii-response.ts';

/** Reads the answer to an upload. @returns the number by which the envelope is asked for. @throws SiiResponseError */
export function readTrackId(json: string): string {
  const trackId = String(readJson<{ trackid: string | number }>(json).trackid ?? '');
  if (!/^\d+$/.test(trackId)) throw new SiiResponseError(`The response has no trackid: ${json.slice(0, 200)}`);
  return trackId;
}

/** A document of an envelope that was rejected, or accepted with observations (reparos). */
export interface DocumentProblem {
  /** The SII may leave it out. */
  type?: number;
  folio: number;
  outcome: 'rejected' | 'observed';
  /** In the SII's words. */
  errors: string[];
}

export interface UploadStatus {
  /**
   * `rejected`: the SII has none of the documents, because of `code`. `repeated`: it took the same file before, as after
   * an answer that was lost; the documents are asked for one by one.
   */
  state: 'in-process' | 'processed' | 'rejected' | 'repeated';
  /** The SII's: `REC` received, `EPR` processed, `RSC` refused by its schema. */
  code: string;
  problems: DocumentProblem[];
}

/** Codes for envelopes that were rejected: schema, signature, cover, consistency, information, no file. */
const rejections = ['RSC', 'RFR', 'RCT', 'RCO', 'RCH', 'VOF'];

interface Detail {
  tipo?: number;
  folio?: number;
  estado?: string;
  descripcion?: string;
  error?: { descripcion?: string; detalle?: string | null }[] | null;
}

const toProblem = ({ tipo, folio, estado, descripcion = '', error }: Detail): DocumentProblem => ({
  ...(tipo && { type: Number(tipo) }),
  folio: Number(folio),
  outcome: estado === 'RCH' ? 'rejected' : 'observed',
  errors: error?.length
    ? error.map((one) => [one.descripcion, one.detalle].filter(Boolean).join(': '))
    : [descripcion].filter(Boolean),
});

/** A code that we do not know counts as in process. */
export function stateOf(code: string): UploadStatus['state'] {
  if (['EPR', 'RPR', 'RLV'].includes(code)) return 'processed';
  if (code === 'RPT') return 'repeated';
  return rejections.includes(code) ? 'rejected' : 'in-process';
}

/** Reads what became of an envelope. @throws SiiResponseError */
export function readUploadStatus(json: string): UploadStatus {
  const { estado, detalle_rep_rech: details } = readJson<{ estado: string; detalle_rep_rech: Detail[] | null }>(json);
  if (!estado) throw new SiiResponseError(`The response has no estado: ${json.slice(0, 200)}`);
  return { state: stateOf(estado), code: estado, problems: (details ?? []).map(toProblem) };
}

export const problemOf = ({ problems }: UploadStatus, type: DteType, folio: number): DocumentProblem | undefined =>
  problems.find((one) => one.folio === folio && (one.type ?? type) === type);

/** Tells what became of one document of an envelope. */
export function outcomeOf(status: UploadStatus, type: DteType, folio: number) {
  if (status.state !== 'processed') return status.state;
  return problemOf(status, type, folio)?.outcome ?? 'accepted';
}
