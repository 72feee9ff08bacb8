import { createHash } from 'node:crypto';
import { withOffset } from '@idavuelta/shared/contracts/time';
import { create } from 'xmlbuilder2';
import type { FiscalDocument, RenderedDocument } from '../fiscal-document.ts';
import { huellaOf, huellaSource } from './huella.ts';
import { namespaces } from './namespaces.ts';
import { billingSystem } from './parties.ts';
import { type AltaTree, type AnulacionTree, type ChainLink, linkTo, type RecordName } from './record-tree.ts';
import { assertValid } from './schema.ts';
import type { VerifactuSettings } from './settings.ts';

/** When and where in the chain of its issuer a record is made. */
export interface RecordPlace {
  settings: VerifactuSettings;
  /** The system holds documents of more than one issuer: to be counted, never to be configured (Orden HAC/1177/2024). */
  servesMany: boolean;
  generatedAt: Date;
  /** 1 for the first record of the issuer, then 2, without gaps. */
  position: number;
  /** `link` of the record before; undefined for the first one of the issuer. */
  previous: ChainLink | undefined;
}

/** A record as it is stored and sent. `xml` has no declaration, so that it is put into an envelope byte for byte. */
export interface SealedRecord extends Pick<RenderedDocument, 'xml' | 'sha256'> {
  /** What the next record of the issuer is chained to. */
  link: ChainLink;
}

export const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** The schema's order, which stored JSON may have lost. */
const inOrder = ({ IDEmisorFactura, NumSerieFactura, FechaExpedicionFactura, Huella }: ChainLink): ChainLink => ({
  IDEmisorFactura,
  NumSerieFactura,
  FechaExpedicionFactura,
  Huella,
});

/** The last blocks of a record before its huella. */
export const chainedBlocks = (
  { timeZone }: FiscalDocument,
  { settings, servesMany, generatedAt, previous }: RecordPlace,
) => ({
  Encadenamiento: previous ? { RegistroAnterior: inOrder(previous) } : { PrimerRegistro: 'S' as const },
  ...billingSystem(settings.system, servesMany),
  FechaHoraHusoGenRegistro: withOffset(generatedAt, timeZone),
});

/**
 * Adds the huella to a record and writes it.
 * @throws RangeError if the authority's schema refuses it
 */
export function seal<Tree extends AltaTree | AnulacionTree>(name: RecordName, tree: Tree): SealedRecord {
  const Huella = huellaOf(huellaSource(tree));
  const record = { [name]: { '@xmlns': namespaces.informacion, ...tree, TipoHuella: '01', Huella } };
  const xml = Buffer.from(create(record).end({ headless: true }), 'utf8');
  assertValid(xml, 'SuministroInformacion');
  return { xml, sha256: sha256Of(xml), link: linkTo(tree, Huella) };
}
