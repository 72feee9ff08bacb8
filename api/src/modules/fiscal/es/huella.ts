import { createHash } from 'node:crypto';
import type { AltaTree, AnulacionTree } from './record-tree.ts';

/**
 * Huella: the fingerprint by which each record is chained to the one before it. Source: AEAT, "Especificaciones técnicas
 * para generación de la huella o hash", v0.1.2.
 */
export const huellaOf = (source: string): string =>
  createHash('sha256').update(source, 'utf8').digest('hex').toUpperCase();

const joined = (fields: Record<string, string>) =>
  Object.entries(fields)
    .map(([name, value]) => `${name}=${value.trim()}`)
    .join('&');

const chained = (record: AltaTree | AnulacionTree) => ({
  Huella: 'RegistroAnterior' in record.Encadenamiento ? record.Encadenamiento.RegistroAnterior.Huella : '',
  FechaHoraHusoGenRegistro: record.FechaHoraHusoGenRegistro,
});

/** Returns the text whose fingerprint a record carries. */
export function huellaSource(record: AltaTree | AnulacionTree): string {
  if (!('TipoFactura' in record)) {
    const { IDEmisorFacturaAnulada, NumSerieFacturaAnulada, FechaExpedicionFacturaAnulada } = record.IDFactura;
    const id = { IDEmisorFacturaAnulada, NumSerieFacturaAnulada, FechaExpedicionFacturaAnulada };
    return joined({ ...id, ...chained(record) });
  }
  const { IDEmisorFactura, NumSerieFactura, FechaExpedicionFactura } = record.IDFactura;
  const { TipoFactura, CuotaTotal, ImporteTotal } = record;
  const id = { IDEmisorFactura, NumSerieFactura, FechaExpedicionFactura };
  return joined({ ...id, TipoFactura, CuotaTotal, ImporteTotal, ...chained(record) });
}
