import { readXml } from './read-xml.ts';
import type { AltaTree, AnulacionTree } from './record-tree.ts';
import { assertValid } from './schema.ts';

export type ReadRecord = (AltaTree | AnulacionTree) & { Huella: string };

/** Reads the XML of a sealed record. @throws Error if the authority's schema refuses it */
export function readRecord(xml: Uint8Array): ReadRecord {
  assertValid(xml, 'SuministroInformacion');
  // the schema has accepted one of the two, and knows every element of these types
  const { RegistroAlta, RegistroAnulacion } = readXml(xml) as Record<string, ReadRecord | undefined>;
  const record = RegistroAlta ?? RegistroAnulacion;
  if (!record) throw new Error('No record');
  return record;
}
