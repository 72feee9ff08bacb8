/** A refusal in SUNAT's words, by the code of its list of errors. */
export interface Problem {
  code: number;
  description: string;
}

export const problems = {
  credentials: { code: 102, description: 'Usuario o contraseña incorrectos' },
  ticketUnknown: { code: 127, description: 'El ticket no existe' },
  fileName: { code: 151, description: 'El nombre del archivo ZIP es incorrecto' },
  summaryAsBill: { code: 152, description: 'No se puede enviar por este método un archivo de resumen' },
  otherUser: { code: 154, description: 'El RUC del archivo no corresponde al RUC del usuario' },
  zipCorrupt: { code: 156, description: 'El archivo ZIP está corrupto' },
  xmlName: { code: 161, description: 'El nombre del archivo XML no coincide con el nombre del archivo ZIP' },
  notParsed: { code: 306, description: 'No se puede leer (parsear) el archivo XML' },
  reportedAndRejected: {
    code: 1032,
    description: 'El comprobante ya está informado y se encuentra con estado anulado o rechazado',
  },
  reported: { code: 1033, description: 'El comprobante fue registrado previamente con otros datos' },
  otherRuc: {
    code: 1034,
    description: 'Número de RUC del nombre del archivo no coincide con el consignado en el contenido del archivo XML',
  },
  otherNumber: {
    code: 1036,
    description: 'Número de documento en el nombre del archivo no coincide con el consignado en el contenido del XML',
  },
  voidedUnknown: { code: 2105, description: 'Comprobante a dar de baja no se encuentra registrado en SUNAT' },
  summarySent: { code: 2223, description: 'El archivo ya fue presentado anteriormente' },
  summaryReported: { code: 2282, description: 'Existe documento ya informado anteriormente' },
  voidedBefore: { code: 2323, description: 'Existe documento ya informado anteriormente en una comunicación de baja' },
  voidedSent: { code: 2324, description: 'El archivo de comunicación de baja ya fue presentado anteriormente' },
  altered: { code: 2335, description: 'El documento electrónico ingresado ha sido alterado' },
} satisfies Record<string, Problem>;

/** A refusal that is answered by a SOAP fault: the file was not taken. */
export class FaultError extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.description);
    this.problem = problem;
  }
}
