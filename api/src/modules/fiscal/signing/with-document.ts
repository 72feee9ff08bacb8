import { type ParseOptions, XmlDocument } from 'libxml2-wasm';

/**
 * Parses XML for `work` and frees it afterwards: its memory is libxml2's own and never collected. Nodes must not leave
 * `work`.
 * @throws XmlParseError
 */
export function withDocument<T>(
  xml: string | Uint8Array,
  work: (document: XmlDocument) => T,
  options?: ParseOptions,
): T {
  const document =
    typeof xml === 'string' ? XmlDocument.fromString(xml, options) : XmlDocument.fromBuffer(xml, options);
  try {
    return work(document);
  } finally {
    document.dispose();
  }
}
