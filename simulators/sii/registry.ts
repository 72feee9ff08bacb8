import { createHash } from 'node:crypto';
import { type EnvelopeProblem, type EnvelopeRoot, type ReceivedDocument, readEnvelope } from './read-envelope.ts';

/** What the service decides about a document that has no problem. */
export interface Decision {
  state: 'RCH' | 'RPR';
  message: string;
}

export type Decide = (document: ReceivedDocument) => Decision | undefined;

/** A document, and what the SII says of it; `DOK`: nothing. */
export interface RegisteredDocument extends ReceivedDocument {
  state: 'DOK' | Decision['state'];
  message: string;
}

export interface Upload {
  trackId: number;
  issuerTaxId: string;
  senderTaxId: string;
  /** `REC` received, `EPR` processed, or why all of it was refused. */
  code: 'REC' | 'EPR' | EnvelopeProblem['code'];
  documents: RegisteredDocument[];
  /** How often it is still told to be received only. */
  pending: number;
}

export interface UploadedFile {
  root: EnvelopeRoot;
  issuerTaxId: string;
  senderTaxId: string;
  xml: Uint8Array;
}

const keyOf = (issuerTaxId: string, type: number, folio: number) => `${issuerTaxId}-${type}-${folio}`;

/** What the SII knows of documents, which is gone when the simulator stops. */
export function createRegistry() {
  const documents = new Map<string, RegisteredDocument>();
  const uploads = new Map<number, Upload>();
  const files = new Set<string>();
  let lastTrackId = 1000;

  const find = (issuerTaxId: string, type: number, folio: number) => documents.get(keyOf(issuerTaxId, type, folio));

  function register(document: ReceivedDocument, decision: Decision | undefined): RegisteredDocument {
    const { issuerTaxId, type, folio, problem } = document;
    const known = find(issuerTaxId, type, folio);
    const refusal = problem ?? (known && 'Folio ya recibido');
    if (refusal) return { ...document, state: 'RCH', message: refusal };
    const registered: RegisteredDocument = { ...document, ...(decision ?? { state: 'DOK', message: '' }) };
    if (registered.state !== 'RCH') documents.set(keyOf(issuerTaxId, type, folio), registered);
    return registered;
  }

  function process(
    { root, issuerTaxId, senderTaxId, xml }: UploadedFile,
    decide: Decide,
  ): Pick<Upload, 'code' | 'documents'> {
    const digest = createHash('sha256').update(xml).digest('hex');
    if (files.has(digest)) return { code: 'RPT', documents: [] };
    const envelope = readEnvelope(xml, root);
    if ('code' in envelope) return { code: envelope.code, documents: [] };
    const isTheirs = envelope.issuerTaxId === issuerTaxId && envelope.senderTaxId === senderTaxId;
    if (!isTheirs) return { code: 'RCT', documents: [] };
    files.add(digest);
    return { code: 'EPR', documents: envelope.documents.map((one) => register(one, decide(one))) };
  }

  return {
    documents: () => [...documents.values()],
    find,

    /** Takes a file, whatever is in it. @returns its track id */
    take(file: UploadedFile, decide: Decide, pending: number): number {
      const trackId = ++lastTrackId;
      const { issuerTaxId, senderTaxId } = file;
      uploads.set(trackId, { trackId, issuerTaxId, senderTaxId, pending, ...process(file, decide) });
      return trackId;
    },

    /** Tells what became of a file, once it was asked for often enough. */
    statusOf(issuerTaxId: string, trackId: number): Upload | undefined {
      const upload = uploads.get(trackId);
      if (upload?.issuerTaxId !== issuerTaxId) return undefined;
      return upload.pending-- > 0 ? { ...upload, code: 'REC', documents: [] } : upload;
    },
  };
}

export type Registry = ReturnType<typeof createRegistry>;
