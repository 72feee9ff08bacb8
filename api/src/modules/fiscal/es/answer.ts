import { readXml } from './read-xml.ts';

/**
 * What the authority says of one record. `AceptadoConErrores`: it has the record, which is not sent again but made anew;
 * `Incorrecto`: it does not have it.
 */
export interface RecordAnswer {
  invoice: string;
  /** Position of the record in its chain. */
  position?: number;
  operation: 'Alta' | 'Anulacion';
  state: 'Correcto' | 'AceptadoConErrores' | 'Incorrecto';
  /** Number and words of the authority. */
  code?: string;
  message?: string;
  /** State of the record that the authority has already under this number. */
  duplicateOf?: 'Correcta' | 'AceptadaConErrores' | 'Anulada';
}

/**
 * The authority's answer to an envelope; `fault`: it took none of it, because of its XML, the certificate or a failure
 * of its own.
 */
export type VerifactuAnswer =
  | {
      kind: 'answer';
      state: 'Correcto' | 'ParcialmenteCorrecto' | 'Incorrecto';
      /** Código seguro de verificación of the delivery, unless all of it was rejected. */
      csv?: string;
      /** Seconds before the next envelope may be sent, or sooner when 1000 records wait. */
      waitSeconds: number;
      records: RecordAnswer[];
    }
  | { kind: 'fault' /** `4102`, or `env:Server`. */; code: string; message: string };

type Node = Partial<Record<string, unknown>>;

const toNode = (value: unknown): Node => (typeof value === 'object' && value ? (value as Node) : {});
const child = (node: Node, name: string) => toNode(node[name]);

function optionalText(node: Node, name: string): string | undefined {
  const value = node[name];
  return typeof value === 'string' && value.trim() ? value.trim() : undefined;
}

function requiredText(node: Node, name: string): string {
  const text = optionalText(node, name);
  if (!text) throw new Error(`The answer has no ${name}`);
  return text;
}

function oneOf<Value extends string>(node: Node, name: string, values: readonly Value[]): Value {
  const text = requiredText(node, name);
  const value = values.find((known) => known === text);
  if (!value) throw new Error(`The answer has an unknown ${name}: ${text}`);
  return value;
}

/** Seconds between envelopes before the authority has told another time. */
const defaultWait = 60;

const states = ['Correcto', 'AceptadoConErrores', 'Incorrecto'] as const;
const duplicateStates = ['Correcta', 'AceptadaConErrores', 'Anulada'] as const;

function toRecordAnswer(line: Node): RecordAnswer {
  const duplicate = child(line, 'RegistroDuplicado');
  return {
    invoice: requiredText(child(line, 'IDFactura'), 'NumSerieFactura'),
    ...('RefExterna' in line && { position: Number(line.RefExterna) }),
    operation: oneOf(child(line, 'Operacion'), 'TipoOperacion', ['Alta', 'Anulacion']),
    state: oneOf(line, 'EstadoRegistro', states),
    code: optionalText(line, 'CodigoErrorRegistro'),
    message: optionalText(line, 'DescripcionErrorRegistro'),
    ...('EstadoRegistroDuplicado' in duplicate && {
      duplicateOf: oneOf(duplicate, 'EstadoRegistroDuplicado', duplicateStates),
    }),
  };
}

/** @throws Error for what is no answer of the authority, such as a web page of a proxy */
export function readAnswer(xml: Uint8Array): VerifactuAnswer {
  const body = child(child(toNode(readXml(xml)), 'Envelope'), 'Body');
  if ('Fault' in body) {
    const fault = child(body, 'Fault');
    const message = requiredText(fault, 'faultstring');
    const [, number] = /Codigo\[(\d+)\]/.exec(message) ?? [];
    return { kind: 'fault', code: number ?? requiredText(fault, 'faultcode'), message };
  }
  const answer = child(body, 'RespuestaRegFactuSistemaFacturacion');
  const lines = Array.isArray(answer.RespuestaLinea) ? answer.RespuestaLinea : [];
  return {
    kind: 'answer',
    state: oneOf(answer, 'EstadoEnvio', ['Correcto', 'ParcialmenteCorrecto', 'Incorrecto']),
    csv: optionalText(answer, 'CSV'),
    waitSeconds: Number(optionalText(answer, 'TiempoEsperaEnvio') ?? defaultWait),
    records: lines.map((line) => toRecordAnswer(toNode(line))),
  };
}
