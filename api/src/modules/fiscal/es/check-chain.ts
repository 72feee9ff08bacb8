import { isDeepStrictEqual } from 'node:util';
import { huellaOf, huellaSource } from './huella.ts';
import { type ReadRecord, readRecord } from './read-record.ts';
import { sha256Of } from './record.ts';
import { type ChainLink, linkTo } from './record-tree.ts';

/** A record as it was stored. */
export interface StoredRecord {
  /** 1 for the first of the issuer, then 2, without gaps. */
  position: number;
  xml: Uint8Array;
  /** Of `xml`, kept apart from it. */
  sha256: string;
}

/**
 * `gap`: a position is missing or repeated; `altered`: not the bytes that were stored; `unreadable`: no record; `huella`:
 * not the fingerprint of its fields; `link`: not chained to the record before; `time`: made before it; `end`: the last
 * record is not the one that is known to be it.
 */
export type ChainProblem = 'gap' | 'altered' | 'unreadable' | 'huella' | 'link' | 'time' | 'end';

export interface ChainBreak {
  position: number;
  problem: ChainProblem;
}

/** By how much clocks of two servers may differ, in milliseconds; the authority allows as much. */
const clockTolerance = 60_000;

function readSafely(xml: Uint8Array): ReadRecord | undefined {
  try {
    return readRecord(xml);
  } catch {
    return undefined;
  }
}

const madeAt = (record: ReadRecord) => Date.parse(record.FechaHoraHusoGenRegistro);

function problemOf(
  stored: StoredRecord,
  record: ReadRecord | undefined,
  before: ReadRecord | undefined,
  link?: ChainLink,
) {
  if (sha256Of(stored.xml) !== stored.sha256) return 'altered';
  if (!record) return 'unreadable';
  if (record.RefExterna !== String(stored.position)) return 'gap';
  if (huellaOf(huellaSource(record)) !== record.Huella) return 'huella';
  const expected = link ? { RegistroAnterior: link } : { PrimerRegistro: 'S' };
  if (!isDeepStrictEqual(record.Encadenamiento, expected)) return 'link';
  if (before && madeAt(record) < madeAt(before) - clockTolerance) return 'time';
}

/**
 * Checks stored records of one issuer in their order, all or a part.
 * @param known the link before the first of them, and that of the last, where they are kept apart from the records
 * @returns the first that is wrong
 */
export function checkChain(
  records: StoredRecord[],
  known: { before?: ChainLink; last?: ChainLink } = {},
): ChainBreak | undefined {
  let link = known.before;
  let before: ReadRecord | undefined;
  let next = known.before ? records[0]?.position : 1;
  for (const stored of records) {
    const { position } = stored;
    if (position !== next) return { position, problem: 'gap' };
    const record = readSafely(stored.xml);
    const problem = problemOf(stored, record, before, link);
    if (problem || !record) return { position, problem: problem ?? 'unreadable' };
    link = linkTo(record, record.Huella);
    before = record;
    next = position + 1;
  }
  if (known.last && !isDeepStrictEqual(link, known.last))
    return { position: records.at(-1)?.position ?? 0, problem: 'end' };
}
