import type { CountryCode, Money } from '@idavuelta/shared/contracts';
import type { Operation } from '../../database/fiscal-content.ts';
import type { FiscalDocument, Issuer, RenderedDocument } from './fiscal-document.ts';
import type { PrintOptions } from './pdf/document-pdf.ts';
import type { SigningCertificate } from './signing/certificate.ts';

/** What an installation knows of itself as an issuer in a country. */
export interface Setup<Settings = unknown> {
  issuer: Issuer;
  /** Zone of the issuer, IANA. */
  timeZone: string;
  /** Percent included in every price. */
  taxPercent: number;
  settings: Settings;
  /** Undefined until staff has uploaded one. */
  certificate?: SigningCertificate;
}

/** What the authority is to be told of a document. */
export interface RecordRequest {
  document: FiscalDocument;
  operation: Operation;
  /** Why it is annulled, in the country's language. */
  reason?: string;
  /** State of the record of the same document and operation before this one; undefined for the first. */
  before?: { state: 'observed' | 'refused'; wasRepeated: boolean };
  /** Whether the authority has the document, for an annulment. */
  isKnown: boolean;
  madeAt: Date;
  /** Place in the chain of the issuer's records; `link` is that of the record before. For authorities with a chain. */
  place: { position: number; link: object | undefined };
  /** Opened ranges of numbers, one of which has the document's; in Chile. */
  cafs: Uint8Array[];
}

/** A record as it is stored; without `xml` where only a file names the document. */
export interface NewRecord extends Partial<RenderedDocument> {
  /** What the next record is chained to. */
  link?: object;
}

/** A stored record that goes into a file. */
export interface SentRecord {
  id: number;
  document: FiscalDocument;
  operation: Operation;
  reason: string | null;
  xml: Uint8Array | null;
}

/** A file as it was stored before it was sent. */
export interface SentFile {
  channel: string;
  /** Name that the authority demands, without ending. */
  name: string;
  content: Uint8Array;
  /** By which the authority is asked. */
  ticket: string | null;
  records: SentRecord[];
}

/** The authority's decision on one record. `observed` means accepted, with a warning. */
export interface Decision {
  recordId: number;
  state: 'accepted' | 'observed' | 'refused';
  code?: string;
  /** In the authority's words. */
  message?: string;
}

/**
 * An authority's answer about a file.
 * - `taken`: it has the file and decides later
 * - `decided`: of each record
 * - `unknown`: it does not have the file, which is sent again as it is
 * - `anew`: it does not have the file, and its records go into a new one
 * - `failed`: nothing of the file counts until somebody mends what `message` says (user, certificate, settings)
 */
export type Answer =
  | { state: 'taken'; ticket?: string }
  | { state: 'decided'; decisions: Decision[]; receipt?: Uint8Array }
  | { state: 'unknown' }
  | { state: 'anew'; message?: string }
  | { state: 'failed'; message: string };

/** A file to be sent, before it is stored. @property number counts the issuer's files of the channel on this day */
export interface FileRequest {
  channel: string;
  records: SentRecord[];
  number: number;
  at: Date;
}

/**
 * A country's tax authority. Its methods write and read what it demands; when, in which order and how often is decided
 * by its caller. Those that call it throw when no answer came, so that the caller asks later.
 */
export interface Authority<Settings = unknown> {
  country: CountryCode;
  name: string;
  /** Its address is configured, and so is what it demands of the environment. */
  isConfigured: boolean;
  /** Each record is chained to the one before. */
  hasChain: boolean;
  canAnnul: boolean;
  /** A refused document may be told again under its number. */
  canRepeat: boolean;
  /** Default settings, shown until staff saves some. */
  defaults: object;
  /** Minimum number of seconds between two uploads. */
  secondsBetweenFiles: number;
  /** Total from which a buyer must be named; undefined where none must. */
  namedFrom(setup: Setup<Settings>): Money | undefined;
  /** What printed documents say beside their facts. */
  printing(setup: Setup<Settings>): PrintOptions;
  /** @throws Error that names the field which the authority would refuse */
  write(request: RecordRequest, setup: Setup<Settings>): NewRecord | Promise<NewRecord>;
  /** Says which records travel together: those of one channel and key, up to `max`. */
  route(record: SentRecord): { channel: string; key: string; max: number };
  pack(file: FileRequest, setup: Setup<Settings>): { name: string; content: Uint8Array };
  send(file: SentFile, setup: Setup<Settings>): Promise<Answer>;
  /** Asks what became of a file whose answer was lost, or that was taken. */
  ask(file: SentFile, setup: Setup<Settings>): Promise<Answer>;
}
