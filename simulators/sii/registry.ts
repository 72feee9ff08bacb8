import { createHash } from 'node:crypto';
import { type EnvelopeProblem, type ReceivedBoleta, readEnvelope } from './read-envelope.ts';

/** What the service decides about a boleta that has no problem. */
export interface Decision {
  state: 'RCH' | 'RPR';
  message: string;
}

export type Decide = (boleta: ReceivedBoleta) => Decision | undefined;

/** A boleta, and what the SII says of it; `DOK`: nothing. */
export interface RegisteredBoleta extends ReceivedBoleta {
  state: 'DOK' | Decision['state'];
  message: string;
}

export interface Upload {
  trackId: number;
  issuerTaxId: string;
  senderTaxId: string;
  /** `REC` received, `EPR` processed, or why all of it was refused. */
  code: 'REC' | 'EPR' | EnvelopeProblem['code'];
  boletas: RegisteredBoleta[];
  /** How often it is still told to be received only. */
  pending: number;
}

export interface UploadedFile {
  issuerTaxId: string;
  senderTaxId: string;
  xml: Uint8Array;
}

const keyOf = (issuerTaxId: string, type: number, folio: number) => `${issuerTaxId}-${type}-${folio}`;

/** What the SII knows of boletas, which is gone when the simulator stops. */
export function createRegistry() {
  const boletas = new Map<string, RegisteredBoleta>();
  const uploads = new Map<number, Upload>();
  const files = new Set<string>();
  let lastTrackId = 1000;

  const find = (issuerTaxId: string, type: number, folio: number) => boletas.get(keyOf(issuerTaxId, type, folio));

  function register(boleta: ReceivedBoleta, decision: Decision | undefined): RegisteredBoleta {
    const { issuerTaxId, type, folio, problem } = boleta;
    const known = find(issuerTaxId, type, folio);
    const refusal = problem ?? (known && 'Folio ya recibido');
    if (refusal) return { ...boleta, state: 'RCH', message: refusal };
    const registered: RegisteredBoleta = { ...boleta, ...(decision ?? { state: 'DOK', message: '' }) };
    if (registered.state !== 'RCH') boletas.set(keyOf(issuerTaxId, type, folio), registered);
    return registered;
  }

  function process({ issuerTaxId, senderTaxId, xml }: UploadedFile, decide: Decide): Pick<Upload, 'code' | 'boletas'> {
    const digest = createHash('sha256').update(xml).digest('hex');
    if (files.has(digest)) return { code: 'RPT', boletas: [] };
    const envelope = readEnvelope(xml);
    if ('code' in envelope) return { code: envelope.code, boletas: [] };
    const isTheirs = envelope.issuerTaxId === issuerTaxId && envelope.senderTaxId === senderTaxId;
    if (!isTheirs) return { code: 'RCT', boletas: [] };
    files.add(digest);
    return { code: 'EPR', boletas: envelope.boletas.map((boleta) => register(boleta, decide(boleta))) };
  }

  return {
    boletas: () => [...boletas.values()],
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
      return upload.pending-- > 0 ? { ...upload, code: 'REC', boletas: [] } : upload;
    },
  };
}

export type Registry = ReturnType<typeof createRegistry>;
