import { dayAt } from '@idavuelta/shared/contracts/time';
import type { FileRequest, NewRecord, RecordRequest, SentRecord, Setup } from '../authority.ts';
import type { FiscalDocument } from '../fiscal-document.ts';
import { invalid } from '../invalid.ts';
import { certificateOf } from '../signing/certificate-of.ts';
import { checkDocument } from './check-document.ts';
import { renderDailySummary } from './daily-summary.ts';
import { fileNameOf, isOfBoletas } from './document-id.ts';
import { lineOfText } from './line-of-text.ts';
import { renderDocument } from './render-document.ts';
import type { NoteReason } from './sale.ts';
import type { PeruSettings } from './settings.ts';
import { renderVoidedDocuments } from './voided-documents.ts';

/** Ways to SUNAT: facturas and their notes by themselves, boletas and theirs by the day, annulled facturas. */
export type Channel = 'bills' | 'summaries' | 'voided';

const reasonLength = 100;

/** All is given back, or some of it. */
const noteReasonOf = ({ total, corrects }: FiscalDocument): NoteReason =>
  total.minor === corrects?.total.minor ? '06' : '07';

/** An annulment is a line of a later file, and has no XML of its own. @throws RangeError that names the field */
function checkAnnulment({ document, isKnown, reason }: RecordRequest): NewRecord {
  checkDocument(document);
  if (!isKnown) throw invalid('isKnown', 'SUNAT has no such document that could be annulled');
  if (!isOfBoletas(document)) lineOfText('reason', reason, reasonLength);
  return {};
}

/** Who gave neither number nor name is written as SUNAT takes it. */
const named = (document: FiscalDocument): FiscalDocument =>
  document.buyer.idKind === 'none' && !document.buyer.name.trim()
    ? { ...document, buyer: { ...document.buyer, name: '-' } }
    : document;

/** @throws RangeError that names the field; CertificateError */
export function writeRecord(request: RecordRequest, setup: Setup<PeruSettings>): NewRecord {
  if (request.operation === 'annul') return checkAnnulment(request);
  const document = named(request.document);
  return renderDocument(document, setup.settings, certificateOf(setup), {
    noteReason: noteReasonOf(document),
    signedAt: request.madeAt,
  });
}

/** Annulments travel apart, so that no summary both reports and annuls a document. */
export function routeRecord({ document, operation }: SentRecord): { channel: Channel; key: string; max: number } {
  const day = dayAt(document.issuedAt, document.timeZone);
  if (isOfBoletas(document))
    return { channel: 'summaries', key: operation === 'annul' ? `${day} annulled` : day, max: 500 };
  if (operation === 'annul') return { channel: 'voided', key: fileNameOf(document), max: 1 };
  return { channel: 'bills', key: fileNameOf(document), max: 1 };
}

function packBill([record]: SentRecord[]) {
  if (!record?.xml) throw invalid('records', 'have no XML');
  return { name: fileNameOf(record.document), content: record.xml };
}

/** @throws RangeError that names the field; CertificateError */
export function packFile({ channel, records, number, at }: FileRequest, setup: Setup<PeruSettings>) {
  if (channel === 'bills') return packBill(records);
  const options = { settings: setup.settings, certificate: certificateOf(setup), sentAt: at, number };
  const { fileName, xml } =
    channel === 'voided'
      ? renderVoidedDocuments(
          records.map(({ document, reason }) => ({ document, reason: reason ?? '' })),
          options,
        )
      : renderDailySummary(
          records.map(({ document, operation }) => ({
            document,
            status: operation === 'issue' ? 'issued' : 'annulled',
          })),
          options,
        );
  return { name: fileName, content: xml };
}
