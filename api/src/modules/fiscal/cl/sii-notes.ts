import type { SiiConfig } from '../../../config/fiscal/sii-config.ts';
import type { Answer, Decision, SentFile, SentRecord, Setup } from '../authority.ts';
import { certificateOf } from '../signing/certificate-of.ts';
import { signedSeed } from './boleta-api.ts';
import {
  isSessionEnded,
  type NoteUploadStatus,
  readNoteStatus,
  readNoteTrackId,
  readNoteUploadStatus,
  soapReturn,
} from './note-answer.ts';
import {
  getDocumentStatus,
  getSeed,
  getToken,
  getUploadStatus,
  noteUploadPath,
  type SiiSoapRequest,
} from './note-api.ts';
import { createSession, SessionEndedError } from './session.ts';
import type { ChileSettings } from './settings.ts';
import { askEach, decideRefused, type LookUp } from './sii-decisions.ts';
import { callSii, uploadForm } from './sii-http.ts';
import { SiiResponseError } from './sii-response.ts';
import { readSeed, readToken } from './token-answer.ts';

/** Upload statuses: `5` means that the session expired, the others that the file itself was rejected. */
const sessionEnded = '5';
const refusals = ['1', '2', '6', '7', '8'];

/** Only counts are told, so that an envelope has one credit note. */
async function decide(record: SentRecord, status: NoteUploadStatus, lookUp: LookUp): Promise<Decision> {
  const { rejected, observed, code, message } = status;
  if (rejected > 0) return decideRefused(record, lookUp, message);
  return { recordId: record.id, state: observed > 0 ? 'observed' : 'accepted', code, message };
}

/** Sends credit notes by the SII's older services, which have sessions of their own. */
export function createNoteChannel({ notesUrl, timeoutMs }: SiiConfig) {
  async function post({ path, headers, body }: SiiSoapRequest): Promise<string> {
    return (await callSii(timeoutMs, notesUrl + path, { method: 'POST', headers, body })).text;
  }

  const inSession = createSession(async (certificate) => {
    const seed = readSeed(soapReturn(await post(getSeed())));
    return readToken(soapReturn(await post(getToken(signedSeed(seed, certificate)))));
  });

  const askService = (setup: Setup<ChileSettings>, request: (token: string) => SiiSoapRequest): Promise<string> =>
    inSession(certificateOf(setup), async (token) => {
      const text = await post(request(token));
      if (isSessionEnded(text)) throw new SessionEndedError();
      return text;
    });

  const lookUpFor =
    (setup: Setup<ChileSettings>): LookUp =>
    async ({ document }) =>
      readNoteStatus(await askService(setup, (token) => getDocumentStatus(document, setup.settings, token)));

  const upload = (file: SentFile, setup: Setup<ChileSettings>): Promise<string> =>
    inSession(certificateOf(setup), async (token) => {
      const init = { method: 'POST', headers: { cookie: `TOKEN=${token}` }, body: uploadForm(file, setup) };
      const { text } = await callSii(timeoutMs, notesUrl + noteUploadPath, init);
      try {
        return readNoteTrackId(text);
      } catch (error) {
        if (error instanceof SiiResponseError && error.code === sessionEnded) throw new SessionEndedError();
        throw error;
      }
    });

  return {
    async send(file: SentFile, setup: Setup<ChileSettings>): Promise<Answer> {
      try {
        return { state: 'taken', ticket: await upload(file, setup) };
      } catch (error) {
        if (!(error instanceof SiiResponseError) || !refusals.includes(error.code)) throw error;
        return { state: 'failed', message: error.message };
      }
    },

    async ask({ ticket, records }: SentFile, setup: Setup<ChileSettings>): Promise<Answer> {
      const lookUp = lookUpFor(setup);
      if (ticket === null) return askEach(records, lookUp, { state: 'unknown' });
      const text = await askService(setup, (token) => getUploadStatus(setup.issuer.taxId, ticket, token));
      const status = readNoteUploadStatus(text);
      if (status.state === 'in-process') return { state: 'taken' };
      if (status.state === 'rejected') return { state: 'failed', message: `${status.code}: ${status.message}` };
      if (status.state === 'repeated') return askEach(records, lookUp, { state: 'anew', message: status.message });
      const decisions: Decision[] = [];
      for (const record of records) decisions.push(await decide(record, status, lookUp));
      return { state: 'decided', decisions, receipt: new TextEncoder().encode(text) };
    },
  };
}
