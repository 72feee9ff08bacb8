import { create } from 'xmlbuilder2';
import type { Issuer } from '../fiscal-document.ts';
import { escaped, type XmlTree } from '../xml-tree.ts';
import { lineOfText } from './line-of-text.ts';

const namespaces = {
  Invoice: 'urn:oasis:names:specification:ubl:schema:xsd:Invoice-2',
  CreditNote: 'urn:oasis:names:specification:ubl:schema:xsd:CreditNote-2',
  SummaryDocuments: 'urn:sunat:names:specification:ubl:peru:schema:xsd:SummaryDocuments-1',
  VoidedDocuments: 'urn:sunat:names:specification:ubl:peru:schema:xsd:VoidedDocuments-1',
};

const sunatComponents = 'urn:sunat:names:specification:ubl:peru:schema:xsd:SunatAggregateComponents-1';

export type UblRoot = keyof typeof namespaces;

/** `Id` of the signature, to which `cac:Signature` refers. */
export const signatureId = 'SignatureSP';

/** XPath of the element that takes the signature. */
export const signaturePlace = "//*[local-name()='ExtensionContent']";

/** Writes a document of UBL with an empty place for its signature. */
export function writeUbl(root: UblRoot, content: XmlTree): string {
  const extensions = { 'ext:UBLExtension': { 'ext:ExtensionContent': {} } };
  const tree = {
    [root]: {
      '@xmlns': namespaces[root],
      '@xmlns:cac': 'urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2',
      '@xmlns:cbc': 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2',
      '@xmlns:ext': 'urn:oasis:names:specification:ubl:schema:xsd:CommonExtensionComponents-2',
      '@xmlns:sac': root.endsWith('Documents') ? sunatComponents : undefined,
      'ext:UBLExtensions': extensions,
      ...escaped(content),
    },
  };
  return create({ version: '1.0', encoding: 'UTF-8' }, tree).end();
}

/** Who signs, and where the signature stands. */
export const signatory = ({ taxId, legalName }: Issuer): XmlTree => ({
  'cbc:ID': taxId,
  'cac:SignatoryParty': {
    'cac:PartyIdentification': { 'cbc:ID': taxId },
    'cac:PartyName': { 'cbc:Name': lineOfText('issuer.legalName', legalName, 100) },
  },
  'cac:DigitalSignatureAttachment': { 'cac:ExternalReference': { 'cbc:URI': `#${signatureId}` } },
});
