import { XMLParser } from 'fast-xml-parser';

const parser = new XMLParser({
  removeNSPrefix: true,
  parseTagValue: false,
  trimValues: false,
  isArray: (name) => name === 'RespuestaLinea',
});

/**
 * Reads XML as plain objects, all values as texts, without prefixes, attributes and checks of a schema.
 * @throws Error for what is no XML
 */
export const readXml = (xml: Uint8Array): unknown => parser.parse(Buffer.from(xml).toString('utf8'), true);
