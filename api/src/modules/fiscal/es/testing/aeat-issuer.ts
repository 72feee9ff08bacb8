import type { Authority, NewRecord, RecordRequest, SentFile, SentRecord, Setup } from '../../authority.ts';
import type { FiscalDocument } from '../../fiscal-document.ts';
import { readCertificate } from '../../signing/certificate.ts';
import { testCertificate } from '../../signing/testing/certificate.ts';
import { spainDefaults } from '../spain-settings.ts';
import { aDocument } from './spanish-documents.ts';

type SpainSettings = typeof spainDefaults;

export const setup: Setup<SpainSettings> = {
  issuer: aDocument(100).issuer,
  timeZone: 'Europe/Madrid',
  taxPercent: 10,
  settings: { ...spainDefaults, producer: { name: 'Programas de Prueba SL', taxId: 'B12345674' } },
  certificate: readCertificate(testCertificate(), 'secreto'),
};

/** Keeps the chain of an issuer as the core does. */
export function createTestIssuer(authority: Authority<SpainSettings>) {
  let last: NewRecord | undefined;
  let position = 0;

  /** Makes the next record of the chain. */
  async function record(document: FiscalDocument, changes: Partial<RecordRequest> = {}): Promise<SentRecord> {
    const request: RecordRequest = {
      document,
      operation: 'issue',
      isKnown: false,
      madeAt: new Date(document.issuedAt.getTime() + 1000 * ++position),
      place: { position, link: last?.link },
      cafs: [],
      ...changes,
    };
    last = await authority.write(request, setup);
    return { id: 100 + position, document, operation: request.operation, reason: null, xml: last.xml ?? null };
  }

  /** Packs records into a file. */
  function file(records: SentRecord[], at = new Date('2027-07-01T22:31:00Z')): SentFile {
    const packed = authority.pack({ channel: 'records', records, number: 1, at }, setup);
    return { channel: 'records', ...packed, ticket: null, records };
  }

  return { record, file };
}
