import { readXml } from '@idavuelta/api/modules/fiscal/es/read-xml.ts';
import type { AltaTree, AnulacionTree } from '@idavuelta/api/modules/fiscal/es/record-tree.ts';
import { assertValid } from '@idavuelta/api/modules/fiscal/es/schema.ts';

type Alta = AltaTree & { Huella: string; Subsanacion?: string; RechazoPrevio?: string };
type Anulacion = AnulacionTree & { Huella: string; SinRegistroPrevio?: string };

/** A record as it was received. */
export type ReceivedRecord =
  | { operation: 'Alta'; tree: Alta; issuer: string; number: string; day: string }
  | { operation: 'Anulacion'; tree: Anulacion; issuer: string; number: string; day: string };

export interface ReceivedRequest {
  issuer: { name: string; nif: string };
  isLate: boolean;
  records: ReceivedRecord[];
}

interface Request {
  RegFactuSistemaFacturacion: {
    Cabecera: {
      ObligadoEmision: { NombreRazon: string; NIF: string };
      RemisionVoluntaria?: { Incidencia?: string };
    };
    RegistroFactura: Registro | Registro[];
  };
}
type Registro = { RegistroAlta: Alta } | { RegistroAnulacion: Anulacion };

/** Returns what the SOAP body holds, with the namespaces that are declared around it. */
function bodyOf(envelope: string): Buffer {
  const [head = ''] = /<\w+:Envelope[^>]*>/.exec(envelope) ?? [];
  const namespaces = [...head.matchAll(/\sxmlns:\w+="[^"]*"/g)].map(([declaration]) => declaration).join('');
  const [, body = ''] = /<\w+:Body>(.*)<\/\w+:Body>/s.exec(envelope) ?? [];
  return Buffer.from(body.trim().replace(/^<[\w:]+/, `$&${namespaces}`));
}

function toRecord(registro: Registro): ReceivedRecord {
  if ('RegistroAlta' in registro) {
    const { IDEmisorFactura, NumSerieFactura, FechaExpedicionFactura } = registro.RegistroAlta.IDFactura;
    const id = { issuer: IDEmisorFactura, number: NumSerieFactura, day: FechaExpedicionFactura };
    return { operation: 'Alta', tree: registro.RegistroAlta, ...id };
  }
  const { IDFactura } = registro.RegistroAnulacion;
  return {
    operation: 'Anulacion',
    tree: registro.RegistroAnulacion,
    issuer: IDFactura.IDEmisorFacturaAnulada,
    number: IDFactura.NumSerieFacturaAnulada,
    day: IDFactura.FechaExpedicionFacturaAnulada,
  };
}

/** @throws Error for what the authority's schema refuses */
export function readRequest(envelope: string): ReceivedRequest {
  const body = bodyOf(envelope);
  assertValid(body, 'SuministroLR');
  const { Cabecera, RegistroFactura } = (readXml(body) as Request).RegFactuSistemaFacturacion;
  const { NombreRazon, NIF } = Cabecera.ObligadoEmision;
  return {
    issuer: { name: NombreRazon, nif: NIF },
    isLate: Cabecera.RemisionVoluntaria?.Incidencia === 'S',
    records: [RegistroFactura].flat().map(toRecord),
  };
}
