import { unzipSync, zipSync } from 'fflate';

/** No answer of SUNAT comes near it: a ZIP that says it has more is not opened. */
const maxXmlBytes = 5_000_000;

/** ZIP has no zone; one time for all makes equal documents equal archives. */
const anyTime = new Date(2020, 0, 1);

/** Packs a document as SUNAT takes it: a ZIP of one XML, both named alike. @param fileName without ending */
export const packDocument = (fileName: string, xml: Uint8Array): Uint8Array =>
  zipSync({ [`${fileName}.xml`]: [xml, { mtime: anyTime }] });

/**
 * Unpacks the XML of an archive, leaving out folders and other files that SUNAT adds.
 * @returns its name without ending, and its content
 * @throws Error when it is no ZIP, or has no XML or several
 */
export function unpackDocument(archive: Uint8Array): { fileName: string; xml: Uint8Array } {
  const files = unzipSync(archive, {
    filter: ({ name, originalSize }) => name.toLowerCase().endsWith('.xml') && originalSize <= maxXmlBytes,
  });
  const [entry, other] = Object.entries(files);
  if (!entry || other) throw new Error('The archive does not have exactly one XML.');
  const [name, xml] = entry;
  return { fileName: name.replace(/^.*\//, '').slice(0, -4), xml };
}
