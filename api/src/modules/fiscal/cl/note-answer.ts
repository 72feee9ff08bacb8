import { XMLParser } from 'fast-xml-parser';
import { type DocumentStatus, toDocumentStatus } from './document-answer.ts';
import { SiiResponseError } from './sii-response.ts';
import { stateOf, type UploadStatus } from './upload-answer.ts';

const parser = new XMLParser({ removeNSPrefix: true, parseTagValue: false });

function parse<T>(xml: string): Partial<T> {
  try {
    return parser.parse(xml, true) as Partial<T>;
  } catch (error) {
    throw new SiiResponseError('The response is no XML.', { cause: error });
  }
}

/**
 * Returns the XML that a service of the SII answers, which stands as text in its SOAP. `readSeed` and `readToken` read
 * it as they read that of the API of boletas.
 * @throws SiiResponseError
 */
export function soapReturn(xml: string): string {
  const body = parse<{ Envelope: { Body?: Record<string, unknown> } }>(xml).Envelope?.Body ?? {};
  const [, response] = Object.entries(body).find(([name]) => name.endsWith('Response')) ?? [];
  const [, value] = Object.entries(response ?? {}).find(([name]) => name.endsWith('Return')) ?? [];
  const text = typeof value === 'object' ? (value as { '#text'?: string } | null)?.['#text'] : value;
  if (typeof text === 'string' && text) return text;
  throw new SiiResponseError('The response is no SOAP of the SII.');
}

/** Why a file was not taken. */
const uploadProblems: Record<string, string> = {
  ...{ 1: 'the sender may not send', 2: 'the file is too large or too small', 3: 'the file was cut' },
  ...{ 5: 'the session has ended', 6: 'the issuer may not send', 7: 'the schema refuses the file' },
  ...{ 8: 'the signature is wrong', 9: 'the system is closed' },
};

interface Reception {
  RECEPCIONDTE: { STATUS?: string; TRACKID?: string; DETAIL?: { ERROR?: string | string[] } };
}

/** Reads the answer to an upload of credit notes. @returns track id. @throws SiiResponseError that says why not */
export function readNoteTrackId(xml: string): string {
  const { STATUS = '', TRACKID = '', DETAIL } = parse<Reception>(xml).RECEPCIONDTE ?? {};
  if (STATUS === '0' && /^\d+$/.test(TRACKID)) return TRACKID;
  const details = [DETAIL?.ERROR ?? []].flat();
  throw new SiiResponseError(
    ['The upload failed', STATUS, uploadProblems[STATUS], ...details].filter(Boolean).join(': '),
    { code: STATUS },
  );
}

/** What became of an envelope. Which of its documents have problems the SII says in a mail only. */
export interface NoteUploadStatus extends Pick<UploadStatus, 'state' | 'code'> {
  message: string;
  accepted: number;
  rejected: number;
  observed: number;
}

interface Answer {
  RESPUESTA: {
    RESP_HDR?: { ESTADO?: string; GLOSA?: string; GLOSA_ESTADO?: string; GLOSA_ERR?: string };
    RESP_BODY?: { ACEPTADOS?: string; RECHAZADOS?: string; REPAROS?: string };
  };
}

/** Tells whether a query was refused because its token has ended or is unknown. @throws SiiResponseError */
export const isSessionEnded = (xml: string): boolean =>
  /^00[1-3]$/.test(parse<Answer>(soapReturn(xml)).RESPUESTA?.RESP_HDR?.ESTADO ?? '');

/** Reads the answer to `getUploadStatus`. @throws SiiResponseError */
export function readNoteUploadStatus(xml: string): NoteUploadStatus {
  const { RESP_HDR: header, RESP_BODY: body } = parse<Answer>(soapReturn(xml)).RESPUESTA ?? {};
  if (!header?.ESTADO) throw new SiiResponseError('The response has no ESTADO.');
  const { ESTADO: code, GLOSA: message = '' } = header;
  const count = (text = '0') => Number(text);
  return {
    state: stateOf(code),
    code,
    message,
    accepted: count(body?.ACEPTADOS),
    rejected: count(body?.RECHAZADOS),
    observed: count(body?.REPAROS),
  };
}

/** Reads the answer to `getDocumentStatus`. @throws SiiResponseError */
export function readNoteStatus(xml: string): DocumentStatus {
  const header = parse<Answer>(soapReturn(xml)).RESPUESTA?.RESP_HDR;
  return toDocumentStatus(header?.ESTADO, header?.GLOSA_ERR || header?.GLOSA_ESTADO);
}
