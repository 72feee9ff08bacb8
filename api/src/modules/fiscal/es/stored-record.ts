import type { SentRecord } from '../authority.ts';

/** Reads a record of our own without the schema, whose check of a thousand takes seconds. @throws Error for another */
export function readStored({ id, xml }: SentRecord) {
  const text = Buffer.from(xml ?? []).toString();
  const [, position] = /<RefExterna>(\d+)</.exec(text) ?? [];
  const [, madeAt] = /<FechaHoraHusoGenRegistro>([^<]+)</.exec(text) ?? [];
  if (!xml || !position || !madeAt) throw new Error(`Record ${id} is no record of VERI*FACTU`);
  return { xml, position: Number(position), madeAt: Date.parse(madeAt) };
}
