import { escapeMarkup } from '@idavuelta/shared/contracts/text';
import { create } from 'xmlbuilder2';

/** An XML tree as xmlbuilder2 reads it: `@` before attributes; what is undefined is left out. */
export interface XmlTree {
  [name: string]: string | XmlTree | XmlTree[] | undefined;
}

export const siiNamespace = 'http://www.sii.cl/SiiDte';
const schemaInstance = 'http://www.w3.org/2001/XMLSchema-instance';

/** xmlbuilder2 decodes entities once, and writes those that are left as they are: a typed `&lt;` must not become `<`. */
function escaped(tree: XmlTree): XmlTree {
  const entries = Object.entries(tree).map(([name, value]) => {
    if (typeof value === 'string') return [name, escapeMarkup(escapeMarkup(value))];
    if (Array.isArray(value)) return [name, value.map(escaped)];
    return [name, value && escaped(value)];
  });
  return Object.fromEntries(entries);
}

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
