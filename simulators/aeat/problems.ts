/** A remark on a record, or why it is refused, in the words of the authority's list of errors. */
export interface Problem {
  state: 'AceptadoConErrores' | 'Incorrecto';
  code: number;
  message: string;
}

const refused = (code: number, message: string): Problem => ({ state: 'Incorrecto', code, message });
const remark = (code: number, message: string): Problem => ({ state: 'AceptadoConErrores', code, message });

export const problems = {
  huella: remark(2000, 'El cálculo de la huella suministrada es incorrecta.'),
  time: remark(
    2004,
    'El valor del campo FechaHoraHusoGenRegistro debe ser la fecha actual del sistema de la AEAT, admitiéndose un margen de error de: 240 segundos.',
  ),
  notFirst: remark(
    2007,
    'No debe informarse como primer registro, existen facturas emitidas por el emisor con el sistema informático actual.',
  ),
  /** Number and words are the simulator's. */
  link: remark(2999, 'El registro anterior del encadenamiento no es el último recibido del emisor.'),
  duplicate: refused(3000, 'Registro de facturación duplicado.'),
  annulled: refused(3001, 'El registro de facturación ya ha sido dado de baja.'),
  unknown: refused(3002, 'No existe el registro de facturación.'),
  /** Number and words are the simulator's. */
  otherIssuer: refused(1999, 'El emisor de la factura no es el obligado a emisión de la cabecera.'),
} satisfies Record<string, Problem>;
