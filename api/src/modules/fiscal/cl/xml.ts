import { escapeMarkup } from '@idavuelta/shared/contracts/text';
import { create } from 'xmlbuilder2';
import { escaped, type XmlTree } from '../xml-tree.ts';

export const siiNamespace = 'http://www.sii.cl/SiiDte';
const schemaInstance = 'http://www.w3.org/2001/XMLSchema-instance';

/**
 * Writes a file of the SII, unsigned: a line for each element. The prefix `xsi` is declared on documents and envelopes
 * alike, so that a document's signature holds within its envelope as well as taken out of it.
 * @param schema file that the SII validates it with, named in the file
 */
export const writeXml = (root: string, content: XmlTree, schema?: string): string =>
  create(
    { version: '1.0', encoding: 'ISO-8859-1' },
    {
      [root]: {
        '@xmlns': siiNamespace,
        '@xmlns:xsi': schemaInstance,
        ...(schema && { '@xsi:schemaLocation': `${siiNamespace} ${schema}` }),
        '@version': '1.0',
        ...escaped(content),
      },
    },
  ).end({ prettyPrint: true });

/** Encodes a file whose texts have passed `latin1Line`. */
export const toBytes = (xml: string): Uint8Array => Buffer.from(xml, 'latin1');

export const toText = (xml: Uint8Array): string => Buffer.from(xml).toString('latin1');

/** Writes text of an element with all five entities, as the SII names them. */
export const escapeText = (text: string): string => escapeMarkup(text).replaceAll('&#39;', '&apos;');
