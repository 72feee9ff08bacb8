import type { SiiConfig } from '../../../config/fiscal/sii-config.ts';
import type { Answer, Decision, SentFile, SentRecord, Setup } from '../authority.ts';
import { certificateOf } from '../signing/certificate-of.ts';
import { boletaPaths, documentPath, signedSeed } from './boleta-api.ts';
import { readDocumentStatus } from './document-answer.ts';
import { typeOf } from './document-type.ts';
import { createSession, SessionEndedError } from './session.ts';
import type { ChileSettings } from './settings.ts';
import { askEach, decideRefused, type LookUp } from './sii-decisions.ts';
import { callSii, type SiiReply, uploadForm } from './sii-http.ts';
import { readSeed, readToken } from './token-answer.ts';
import { problemOf, readTrackId, readUploadStatus, type UploadStatus } from './upload-answer.ts';

/** Statuses by which the SII says that it will not take a file, however often it is sent. */
const isRefusal = (status: number) => status >= 400 && status < 500 && status !== 408 && status !== 429;

async function decide(record: SentRecord, status: UploadStatus, lookUp: LookUp): Promise<Decision> {
  const problem = problemOf(status, typeOf(record.document), record.document.number);
  if (!problem) return { recordId: record.id, state: 'accepted' };
  const message = problem.errors.join('\n');
  if (problem.outcome === 'observed') return { recordId: record.id, state: 'observed', message };
  return decideRefused(record, lookUp, message);
}

/** Sends boletas by the SII's API of boletas. */
export function createBoletaChannel({ boletaApiUrl, boletaUploadUrl, timeoutMs }: SiiConfig) {
  const inSession = createSession(async (certificate) => {
    const seed = readSeed((await callSii(timeoutMs, boletaApiUrl + boletaPaths.seed)).text);
    const { text } = await callSii(timeoutMs, boletaApiUrl + boletaPaths.token, {
      method: 'POST',
      headers: { 'content-type': 'application/xml' },
      body: signedSeed(seed, certificate),
    });
    return readToken(text);
  });

  const call = (setup: Setup<ChileSettings>, url: string, init: RequestInit = {}): Promise<SiiReply> =>
    inSession(certificateOf(setup), async (token) => {
      const reply = await callSii(timeoutMs, url, { ...init, headers: { cookie: `TOKEN=${token}` } });
      if (reply.status === 401 || /NO ESTA AUTENTICADO/i.test(reply.text)) throw new SessionEndedError(reply.text);
      return reply;
    });

  const lookUpFor =
    (setup: Setup<ChileSettings>): LookUp =>
    async ({ document }) =>
      readDocumentStatus((await call(setup, boletaApiUrl + documentPath(document, setup.settings))).text);

  return {
    async send(file: SentFile, setup: Setup<ChileSettings>): Promise<Answer> {
      const body = uploadForm(file, setup);
      const { status, text } = await call(setup, boletaUploadUrl + boletaPaths.upload, { method: 'POST', body });
      if (isRefusal(status)) return { state: 'failed', message: text.slice(0, 200) };
      return { state: 'taken', ticket: readTrackId(text) };
    },

    async ask({ ticket, records }: SentFile, setup: Setup<ChileSettings>): Promise<Answer> {
      const lookUp = lookUpFor(setup);
      if (ticket === null) return askEach(records, lookUp, { state: 'unknown' });
      const reply = await call(setup, boletaApiUrl + boletaPaths.uploadStatus(setup.issuer.taxId, ticket));
      if (reply.status === 404) return askEach(records, lookUp, { state: 'unknown' });
      const status = readUploadStatus(reply.text);
      if (status.state === 'in-process') return { state: 'taken' };
      if (status.state === 'rejected') return { state: 'failed', message: `The SII refused the file: ${status.code}` };
      if (status.state === 'repeated') return askEach(records, lookUp, { state: 'anew', message: status.code });
      const decisions: Decision[] = [];
      for (const record of records) decisions.push(await decide(record, status, lookUp));
      return { state: 'decided', decisions, receipt: new TextEncoder().encode(reply.text) };
    },
  };
}
