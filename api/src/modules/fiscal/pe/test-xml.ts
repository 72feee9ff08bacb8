import { XmlDocument } from 'libxml2-wasm';

const ubl = 'urn:oasis:names:specification:ubl:schema:xsd';
const namespaces = {
  cac: `${ubl}:CommonAggregateComponents-2`,
  cbc: `${ubl}:CommonBasicComponents-2`,
  sac: 'urn:sunat:names:specification:ubl:peru:schema:xsd:SunatAggregateComponents-1',
};

export const textOf = (xml: Uint8Array) => new TextDecoder().decode(xml);

/** Returns the texts of what an XPath finds. */
export function textsAt(xml: Uint8Array, xpath: string): string[] {
  using document = XmlDocument.fromBuffer(xml);
  return document.find(xpath, namespaces).map((node) => node.content);
}

/** Returns the amounts of what an XPath finds, in céntimos. */
export const centimosAt = (xml: Uint8Array, xpath: string): number[] =>
  textsAt(xml, xpath).map((text) => Number(text.replace('.', '')));

export const sumOf = (values: number[]) => values.reduce((sum, value) => sum + value, 0);
