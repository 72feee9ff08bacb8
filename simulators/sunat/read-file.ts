import { unpackDocument } from '@idavuelta/api/modules/fiscal/pe/archive.ts';
import { schemaProblems } from '@idavuelta/api/modules/fiscal/pe/schema.ts';
import { verifyXml } from '@idavuelta/api/modules/fiscal/signing/verify.ts';
import { XMLParser } from 'fast-xml-parser';
import { FaultError, type Problem, problems } from './problems.ts';

/** One document that a file reports: `01-F001-7`. */
interface Report {
  key: string;
  /** `3` annuls it, in daily summaries. */
  status?: string;
}

export interface ReceivedFile {
  fileName: string;
  ruc: string;
  /** `01`, `03`, `07`; `RC` or `RA`. */
  type: string;
  /** `F001-7`, `RC-20270306-1` */
  id: string;
  reports: Report[];
  /** Undefined when schema and signature are right. */
  problem?: Problem;
}

interface SummaryLine {
  DocumentTypeCode: string;
  ID?: string;
  Status?: { ConditionCode: string };
  DocumentSerialID?: string;
  DocumentNumberID?: string;
}

interface Ubl {
  ID: string;
  AccountingSupplierParty: {
    CustomerAssignedAccountID?: string;
    Party: { PartyIdentification?: { ID: string } };
  };
  SummaryDocumentsLine?: SummaryLine[];
  VoidedDocumentsLine?: SummaryLine[];
}

const parser = new XMLParser({
  removeNSPrefix: true,
  parseTagValue: false,
  isArray: (name) => name.endsWith('DocumentsLine'),
});

const fileNamePattern = /^(\d{11})-(?:(01|03|07)-([A-Z0-9]{4}-\d{1,8})|((RC|RA)-\d{8}-\d{1,5}))$/;

function unpack(zip: Buffer) {
  try {
    return unpackDocument(zip);
  } catch {
    throw new FaultError(problems.zipCorrupt);
  }
}

function problemOf(xml: Uint8Array, text: string): Problem | undefined {
  try {
    verifyXml(text);
  } catch {
    return problems.altered;
  }
  const [problem] = schemaProblems(xml);
  return problem ? { ...problems.notParsed, description: `${problems.notParsed.description} - ${problem}` } : undefined;
}

const toReport = ({ DocumentTypeCode, ID, Status, DocumentSerialID, DocumentNumberID }: SummaryLine): Report => ({
  key: `${DocumentTypeCode}-${ID ?? `${DocumentSerialID}-${DocumentNumberID}`}`,
  status: Status?.ConditionCode,
});

/**
 * Reads a file as SUNAT's service does: name, ZIP, content, schema, signature.
 * @throws FaultError for what is not taken at all
 */
export function readFile(zipName: string, content: string): ReceivedFile {
  const fileName = zipName.replace(/\.zip$/i, '');
  const [, ruc = '', documentType, documentId, batchId, batchType] = fileNamePattern.exec(fileName) ?? [];
  if (!ruc || !zipName.endsWith('.zip')) throw new FaultError(problems.fileName);
  const unpacked = unpack(Buffer.from(content, 'base64'));
  if (unpacked.fileName !== fileName) throw new FaultError(problems.xmlName);
  const text = new TextDecoder().decode(unpacked.xml);
  const [root] = Object.values(parser.parse(text) as Record<string, Ubl>).filter(
    (node) => typeof node === 'object' && 'UBLVersionID' in node,
  );
  if (!root) throw new FaultError(problems.notParsed);
  const { AccountingSupplierParty: supplier, ID } = root;
  const issuer = supplier.CustomerAssignedAccountID ?? supplier.Party.PartyIdentification?.ID;
  if (issuer !== ruc) throw new FaultError(problems.otherRuc);
  const id = documentId ?? batchId ?? '';
  if (ID !== id) throw new FaultError(problems.otherNumber);
  const type = documentType ?? batchType ?? '';
  const lines = [...(root.SummaryDocumentsLine ?? []), ...(root.VoidedDocumentsLine ?? [])];
  const reports = documentType ? [{ key: `${type}-${id}` }] : lines.map(toReport);
  return { fileName, ruc, type, id, reports, problem: problemOf(unpacked.xml, text) };
}
