import { XMLParser } from 'fast-xml-parser';
import { unpackDocument } from './archive.ts';

/**
 * - `accepted`, `observed`: the document counts; observations are to be mended in later ones
 * - `rejected`: it does not count, and its number is spent
 * - `not-processed`: SUNAT could not take it; it is sent again, mended if need be, under its number
 */
export type Outcome = 'accepted' | 'observed' | 'rejected' | 'not-processed';

/** SUNAT's receipt (constancia de recepción, CDR) of a document. Its XML is kept as long as the document. */
export interface Cdr {
  outcome: Outcome;
  /** 0 accepted, 100–1999 not processed, 2000–3999 rejected, from 4000 observed. */
  code: number;
  description: string;
  /** Observations: `4093 - El código de ubigeo…`. */
  notes: string[];
  /** The document or file it is about: `F001-7`, `RC-20270306-1`. */
  reference: string;
  /** As SUNAT signed it. */
  xml: Uint8Array;
}

/** A response that is none of SUNAT's. */
export class SunatResponseError extends Error {
  override readonly name = 'SunatResponseError';
}

/** Tells what a code of SUNAT's list of errors means for the document. */
export function outcomeOf(code: number): Outcome {
  if (code === 0) return 'accepted';
  if (code >= 4000) return 'observed';
  return code >= 2000 ? 'rejected' : 'not-processed';
}

/** Older CDRs are in ISO-8859-1, whatever the SOAP around them. */
function decoded(xml: Uint8Array): string {
  const head = new TextDecoder('latin1').decode(xml.subarray(0, 100));
  const encoding = /encoding=["']([\w-]+)["']/.exec(head)?.[1] ?? 'utf-8';
  return new TextDecoder(encoding).decode(xml);
}

type Text = string | number | { '#text'?: string };

interface ApplicationResponse {
  Note: Text[];
  DocumentResponse?: { Response?: { ReferenceID?: Text; ResponseCode?: Text; Description?: Text } };
}

const parser = new XMLParser({
  removeNSPrefix: true,
  parseTagValue: false,
  isArray: (_name, path) => path === 'ApplicationResponse.Note',
});

const plain = (text: Text | undefined): string =>
  (typeof text === 'object' ? (text['#text'] ?? '') : String(text ?? '')).trim();

/**
 * Reads a CDR from the ZIP in which SUNAT sends it.
 * @throws SunatResponseError
 */
export function readCdr(archive: Uint8Array): Cdr {
  try {
    const { xml } = unpackDocument(archive);
    const { ApplicationResponse: cdr } = parser.parse(decoded(xml)) as { ApplicationResponse?: ApplicationResponse };
    const response = cdr?.DocumentResponse?.Response;
    const code = plain(response?.ResponseCode);
    if (!cdr || !/^\d+$/.test(code)) throw new Error('It has no response code.');
    const notes = (cdr.Note ?? []).map(plain).filter(Boolean);
    const outcome = outcomeOf(Number(code));
    return {
      outcome: outcome === 'accepted' && notes.length ? 'observed' : outcome,
      code: Number(code),
      description: plain(response?.Description),
      notes,
      reference: plain(response?.ReferenceID),
      xml,
    };
  } catch (error) {
    throw new SunatResponseError('The receipt cannot be read.', { cause: error });
  }
}
