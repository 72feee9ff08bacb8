/** The parts of a record that are read back from its XML, under the names of the authority's schema. */

export type RecordName = 'RegistroAlta' | 'RegistroAnulacion';

export interface InvoiceId {
  IDEmisorFactura: string;
  NumSerieFactura: string;
  /** `31-12-2027`. */
  FechaExpedicionFactura: string;
}

/** What a record tells of the one before it. Its issuer, number and date are those of the invoice it was about. */
export interface ChainLink extends InvoiceId {
  Huella: string;
}

interface Chained {
  /** Position of the record in the chain, as our own reference, which the authority's answer repeats. */
  RefExterna: string;
  Encadenamiento: { PrimerRegistro: 'S' } | { RegistroAnterior: ChainLink };
  /** ISO 8601 with the zone's offset at that moment. */
  FechaHoraHusoGenRegistro: string;
}

/** An invoice, or its correction. */
export interface AltaTree extends Chained {
  IDFactura: InvoiceId;
  TipoFactura: string;
  CuotaTotal: string;
  ImporteTotal: string;
}

/** An annulment: the invoice should never have been issued. */
export interface AnulacionTree extends Chained {
  IDFactura: {
    IDEmisorFacturaAnulada: string;
    NumSerieFacturaAnulada: string;
    FechaExpedicionFacturaAnulada: string;
  };
}

/** Returns the link to a record from the one after it. */
export function linkTo({ IDFactura }: AltaTree | AnulacionTree, Huella: string): ChainLink {
  if ('IDEmisorFactura' in IDFactura) return { ...IDFactura, Huella };
  const { IDEmisorFacturaAnulada, NumSerieFacturaAnulada, FechaExpedicionFacturaAnulada } = IDFactura;
  return {
    IDEmisorFactura: IDEmisorFacturaAnulada,
    NumSerieFactura: NumSerieFacturaAnulada,
    FechaExpedicionFactura: FechaExpedicionFacturaAnulada,
    Huella,
  };
}
