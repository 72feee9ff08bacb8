import { XMLParser } from 'fast-xml-parser';
import { type Cdr, readCdr, SunatResponseError } from './cdr.ts';

/** SUNAT's refusal without a CDR. */
export interface SunatFault {
  kind: 'fault';
  /** Of SUNAT's list of errors; undefined when the server failed before it knew one. */
  code?: number;
  message: string;
  /**
   * What helps. `retry`: they failed, and the same is sent again. `mend`: user, file or document must be corrected
   * first. `look-up`: they have a document of this number already, as after a response that was lost; `getStatusCdr`
   * asks for its receipt.
   */
  next: 'retry' | 'mend' | 'look-up';
}

export type BillResponse = SunatFault | { kind: 'cdr'; cdr: Cdr };
export type SummaryResponse = SunatFault | { kind: 'ticket'; ticket: string };

/** 98 in process; 0 done; 99 done with errors: the CDR says which. */
export type StatusResponse = SunatFault | { kind: 'in-process' } | { kind: 'cdr'; cdr: Cdr };

/** `unknown`: SUNAT has no document of this number, so that it can be sent. */
export type StatusCdrResponse = SunatFault | { kind: 'unknown'; message: string } | { kind: 'cdr'; cdr: Cdr };

interface SoapBody {
  Fault?: { faultcode?: string; faultstring?: string; detail?: { message?: string } | string };
  sendBillResponse?: { applicationResponse?: string };
  sendSummaryResponse?: { ticket?: string };
  getStatusResponse?: { status?: { statusCode?: string; content?: string } };
  getStatusCdrResponse?: { statusCdr?: { statusCode?: string; statusMessage?: string; content?: string } };
}

const parser = new XMLParser({ removeNSPrefix: true, parseTagValue: false });

/** Codes of SUNAT's list of errors for failures of its own. */
const theirFailures = [100, 109, 125, 130, 131, 132, 133, 134, 135, 136, 137, 138, 200, 250, 251, 253, 303, 304, 307];

/** The number was reported before: 1032 and is annulled or rejected, 1033 with other data. */
const reportedBefore = [1032, 1033];

/** The code stands at the end of `faultcode` (`soap-env:Client.2335`), or begins `faultstring`. */
function toFault({ faultcode = '', faultstring = '', detail }: NonNullable<SoapBody['Fault']>): SunatFault {
  const found = /(\d{1,4})$/.exec(faultcode.trim()) ?? /^(\d{3,4})\b/.exec(faultstring.trim());
  const words = typeof detail === 'object' ? detail.message : detail;
  const message = ((/^\d*$/.test(faultstring.trim()) ? words : faultstring) || words || faultcode).trim();
  if (!found) return { kind: 'fault', message, next: /client/i.test(faultcode) ? 'mend' : 'retry' };
  const code = Number(found[1]);
  if (theirFailures.includes(code)) return { kind: 'fault', code, message, next: 'retry' };
  return { kind: 'fault', code, message, next: reportedBefore.includes(code) ? 'look-up' : 'mend' };
}

function readBody(xml: string): SoapBody {
  try {
    const body = (parser.parse(xml) as { Envelope?: { Body?: SoapBody } }).Envelope?.Body;
    if (body && typeof body === 'object') return body;
  } catch (error) {
    throw new SunatResponseError('The response is no XML.', { cause: error });
  }
  throw new SunatResponseError('The response is no SOAP: the service is probably down.');
}

const cdrOf = (base64: string | undefined) => {
  if (!base64) throw new SunatResponseError('The response has no receipt.');
  return { kind: 'cdr', cdr: readCdr(Buffer.from(base64, 'base64')) } as const;
};

/** Reads the response to `sendBill`, of any HTTP status. @throws SunatResponseError */
export function readBillResponse(xml: string): BillResponse {
  const { Fault, sendBillResponse } = readBody(xml);
  return Fault ? toFault(Fault) : cdrOf(sendBillResponse?.applicationResponse);
}

/** Reads the response to `sendSummary`. @throws SunatResponseError */
export function readSummaryResponse(xml: string): SummaryResponse {
  const { Fault, sendSummaryResponse } = readBody(xml);
  if (Fault) return toFault(Fault);
  const ticket = sendSummaryResponse?.ticket?.trim();
  if (!ticket) throw new SunatResponseError('The response has no ticket.');
  return { kind: 'ticket', ticket };
}

/** Reads the response to `getStatus`. @throws SunatResponseError */
export function readStatusResponse(xml: string): StatusResponse {
  const { Fault, getStatusResponse } = readBody(xml);
  if (Fault) return toFault(Fault);
  const { statusCode = '', content } = getStatusResponse?.status ?? {};
  const code = Number(statusCode);
  if (!/^\d+$/.test(statusCode)) throw new SunatResponseError('The response has no status.');
  if (code === 98) return { kind: 'in-process' };
  if (content || code === 0 || code === 99) return cdrOf(content);
  return toFault({ faultcode: `Client.${code}`, faultstring: `The ticket has status ${statusCode}.` });
}

/** Reads the response to `getStatusCdr`. @throws SunatResponseError */
export function readStatusCdrResponse(xml: string): StatusCdrResponse {
  const { Fault, getStatusCdrResponse } = readBody(xml);
  if (Fault) return toFault(Fault);
  const { statusCode, statusMessage = '', content } = getStatusCdrResponse?.statusCdr ?? {};
  if (!statusCode) throw new SunatResponseError('The response has no status.');
  return content ? cdrOf(content) : { kind: 'unknown', message: `${statusCode} ${statusMessage}`.trim() };
}
