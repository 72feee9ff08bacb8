import { wallTimeAt } from '@idavuelta/shared/contracts/time';
import { invalid } from '../invalid.ts';
import { withDocument } from '../signing/with-document.ts';
import type { XmlTree } from '../xml-tree.ts';
import { type DteType, dteTypes } from './document-type.ts';
import { assertValid } from './schema.ts';
import { type RenderedFile, type SendOptions, sealFile, senderFields } from './send-file.ts';
import { siiNamespace, toText, writeXml } from './xml.ts';

/** RUT of the SII. */
export const siiTaxId = '60803000-K';

/** Documents that the SII takes in one envelope at most. */
const maxDocuments = 500;

const setId = 'SetDoc';

interface ReadDte {
  type: DteType;
  issuerTaxId: string;
  /** Without declaration, as it was signed. */
  xml: string;
}

function readDte(bytes: Uint8Array, index: number): ReadDte {
  return withDocument(bytes, (document) => {
    const textOf = (name: string) => document.get(`/s:DTE/s:Documento//s:${name}`, { s: siiNamespace })?.content ?? '';
    const type = dteTypes.find((known) => String(known) === textOf('TipoDTE'));
    if (!type) throw invalid(`documents[${index}]`, 'is no document of Chile');
    return { type, issuerTaxId: textOf('RUTEmisor'), xml: toText(bytes).replace(/^<\?xml[^>]*>\s*/, '') };
  });
}

function readAll(documents: Uint8Array[]): { issuerTaxId: string; dtes: ReadDte[] } {
  const dtes = documents.map(readDte);
  const [first] = dtes;
  if (!first) throw invalid('documents', 'is empty');
  if (dtes.length > maxDocuments) throw invalid('documents', `has more than ${maxDocuments}`);
  dtes.forEach(({ type, issuerTaxId }, index) => {
    if (issuerTaxId !== first.issuerTaxId) throw invalid(`documents[${index}]`, 'is of another issuer');
    if ((type === 61) !== (first.type === 61)) throw invalid(`documents[${index}]`, 'does not go with boletas');
  });
  return { issuerTaxId: first.issuerTaxId, dtes };
}

/** `NroDTE` counts the documents of each type. */
const subtotals = (dtes: ReadDte[]): XmlTree[] =>
  dteTypes.flatMap((type) => {
    const { length } = dtes.filter((dte) => dte.type === type);
    return length ? { TpoDTE: String(type), NroDTE: String(length) } : [];
  });

/**
 * Puts rendered documents of one issuer into the envelope in which the SII takes them: boletas into `EnvioBOLETA`,
 * credit notes into `EnvioDTE`. Documents stand in it as they were signed.
 * @throws RangeError that names the field; CertificateError
 */
export function renderEnvelope(documents: Uint8Array[], options: SendOptions): RenderedFile {
  const { issuerTaxId, dtes } = readAll(documents);
  const ofBoletas = dtes.every(({ type }) => type !== 61);
  const { sender, resolution } = senderFields(options);
  const [root, schema] = ofBoletas ? ['EnvioBOLETA', 'EnvioBOLETA_v11.xsd'] : ['EnvioDTE', 'EnvioDTE_v10.xsd'];
  const caratula = {
    '@version': '1.0',
    RutEmisor: issuerTaxId,
    ...sender,
    RutReceptor: siiTaxId,
    ...resolution,
    TmstFirmaEnv: wallTimeAt(options.signedAt, options.timeZone),
    SubTotDTE: subtotals(dtes),
  };
  const outline = writeXml(root, { SetDTE: { '@ID': setId, Caratula: caratula, DTE: {} } }, schema);
  const all = dtes.map(({ xml }) => xml).join('\n');
  const file = sealFile(
    outline.replace('<DTE/>', () => all),
    setId,
    options,
    (signed) => signed.replace(/<DTE .*<\/DTE>/s, () => all),
  );
  // The SII's schema of the other envelope is not among those we have.
  if (ofBoletas) assertValid(file.xml, 'EnvioBOLETA_v11');
  return file;
}
