import { createHash } from 'node:crypto';
import { dayAt } from '@idavuelta/shared/contracts/time';
import type { FiscalDocument } from '../fiscal-document.ts';
import { invalid } from '../invalid.ts';
import type { SigningCertificate } from '../signing/certificate.ts';
import type { XmlTree } from '../xml-tree.ts';
import { lineOfText } from './line-of-text.ts';
import { seal } from './seal.ts';
import type { PeruSettings } from './settings.ts';
import { signatory, type UblRoot, writeUbl } from './ubl.ts';

/** Documents that SUNAT takes in one file at most. */
const maxLines = 500;

/** A file about documents of one day, which SUNAT answers with a ticket. */
export interface BatchOptions {
  settings: PeruSettings;
  certificate: SigningCertificate;
  sentAt: Date;
  /** Counts the files of its kind of the day on which they are sent, from 1. */
  number: number;
}

export interface RenderedBatch {
  /** `RC-20270306-1` */
  id: string;
  /** Without ending: `20100070970-RC-20270306-1`. */
  fileName: string;
  /** UTF-8, signed. */
  xml: Uint8Array;
  /** SHA-256 of the XML, lower case hexadecimal. */
  sha256: string;
}

interface BatchKind {
  root: UblRoot;
  prefix: 'RC' | 'RA';
  customization: '1.0' | '1.1';
  lineName: string;
}

function checkBatch(documents: FiscalDocument[], { sentAt, number }: BatchOptions) {
  const [first] = documents;
  if (!first) throw invalid('documents', 'is empty');
  if (documents.length > maxLines) throw invalid('documents', `has more than ${maxLines}`);
  if (!Number.isInteger(number) || number < 1 || number > 99_999) throw invalid('number', 'is not from 1 to 99999');
  const day = dayAt(first.issuedAt, first.timeZone);
  documents.forEach(({ issuer, issuedAt, timeZone }, index) => {
    if (issuer.taxId !== first.issuer.taxId) throw invalid(`documents[${index}].issuer`, 'is another one');
    if (dayAt(issuedAt, timeZone) !== day) throw invalid(`documents[${index}].issuedAt`, `is not on ${day}`);
  });
  const sentOn = dayAt(sentAt, first.timeZone);
  if (sentOn < day) throw invalid('sentAt', 'is before the documents');
  return { issuer: first.issuer, day, sentOn };
}

/**
 * Writes, signs and validates a file about documents of one issuer and one day.
 * @throws RangeError that names the field; CertificateError
 */
export function renderBatch(
  { root, prefix, customization, lineName }: BatchKind,
  documents: FiscalDocument[],
  lines: XmlTree[],
  options: BatchOptions,
): RenderedBatch {
  const { issuer, day, sentOn } = checkBatch(documents, options);
  const id = `${prefix}-${sentOn.replaceAll('-', '')}-${options.number}`;
  const xml = writeUbl(root, {
    'cbc:UBLVersionID': '2.0',
    'cbc:CustomizationID': customization,
    'cbc:ID': id,
    'cbc:ReferenceDate': day,
    'cbc:IssueDate': sentOn,
    'cac:Signature': signatory(issuer),
    'cac:AccountingSupplierParty': {
      'cbc:CustomerAssignedAccountID': issuer.taxId,
      'cbc:AdditionalAccountID': '6',
      'cac:Party': {
        'cac:PartyLegalEntity': { 'cbc:RegistrationName': lineOfText('issuer.legalName', issuer.legalName, 100) },
      },
    },
    [lineName]: lines,
  });
  const { certificate, settings, sentAt } = options;
  const sealed = seal(xml, { certificate, algorithm: settings.signatureAlgorithm, at: sentAt });
  const sha256 = createHash('sha256').update(sealed).digest('hex');
  return { id, fileName: `${issuer.taxId}-${id}`, xml: sealed, sha256 };
}
