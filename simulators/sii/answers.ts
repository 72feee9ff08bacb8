import { anUploadAnswer, anXmlAnswer } from '@idavuelta/api/modules/fiscal/cl/testing/answers.ts';
import type { RegisteredDocument, Registry, Upload } from './registry.ts';

const descriptions = { RCH: 'Dte Rechazado', RPR: 'Dte Aceptado con reparos' };

const toDetail = ({ type, folio, state, message }: RegisteredDocument) =>
  state === 'DOK'
    ? []
    : [
        {
          ...{ tipo: type, folio, estado: state, descripcion: descriptions[state] },
          error: [{ seccion: 'HED', linea: 0, nivel: 3, codigo: 1, descripcion: message, detalle: null }],
        },
      ];

export function statusAnswer({ issuerTaxId, trackId, code, documents }: Upload): string {
  const statistics = [...new Set(documents.map(({ type }) => type))].map((tipo) => {
    const count = (state?: RegisteredDocument['state']) =>
      documents.filter((one) => one.type === tipo && (!state || one.state === state)).length;
    return { tipo, informados: count(), aceptados: count('DOK'), rechazados: count('RCH'), reparos: count('RPR') };
  });
  return anUploadAnswer({ taxId: issuerTaxId, trackId, code, statistics, details: documents.flatMap(toDetail) });
}

export type DocumentQuery = Record<'rut_receptor' | 'dv_receptor' | 'monto' | 'fechaEmision', string | undefined>;

/** Whether the SII has a document, and as it is asked for. @param asked buyer, total and day */
function stateOf(found: RegisteredDocument | undefined, asked: (string | undefined)[]): [code: string, text: string] {
  if (!found) return ['FAU', 'Documento No Recibido por el SII.'];
  const { buyerTaxId, total, day } = found;
  return [buyerTaxId, total, day].join() === asked.join()
    ? ['DOK', 'Documento Recibido por el SII. Datos Coinciden con los Registrados.']
    : ['DNK', 'Documento Recibido por el SII pero Datos NO Coinciden con los registrados.'];
}

/** Errors are plain texts, with status 200, as the SII's are. */
export function documentAnswer(id: string, query: DocumentQuery, registry: Registry): string {
  const missing = (['rut_receptor', 'monto', 'fechaEmision'] as const).find((name) => !query[name]);
  if (missing) return `falta ${missing}`;
  const [, issuerTaxId = '', type, folio] = /^(\d+-[\dK])-(\d+)-(\d+)$/.exec(id) ?? [];
  const day = query.fechaEmision?.split('-').reverse().join('-');
  const [codigo, descripcion] = stateOf(registry.find(issuerTaxId, Number(type), Number(folio)), [
    ...[`${query.rut_receptor}-${query.dv_receptor}`, query.monto, day],
  ]);
  return JSON.stringify({ codigo, descripcion });
}

/** Of an envelope of credit notes only counts are told. */
export function noteUploadAnswer({ code, documents }: Upload): string {
  const count = (state: RegisteredDocument['state']) => documents.filter((one) => one.state === state).length;
  const counts = {
    INFORMADOS: documents.length,
    ACEPTADOS: count('DOK'),
    RECHAZADOS: count('RCH'),
    REPAROS: count('RPR'),
  };
  const body = Object.entries(counts).map(([name, value]) => `<${name}>${value}</${name}>`);
  return anXmlAnswer(code === 'EPR' ? body.join('') : '', code, documents.map(({ message }) => message).join(' '));
}

export type NoteQuery = Record<
  'RutCompania' | 'DvCompania' | 'RutReceptor' | 'DvReceptor' | 'TipoDte' | 'FolioDte' | 'FechaEmisionDte' | 'MontoDte',
  string
>;

export function noteAnswer(query: NoteQuery, registry: Registry): string {
  const found = registry.find(
    `${query.RutCompania}-${query.DvCompania}`,
    Number(query.TipoDte),
    Number(query.FolioDte),
  );
  const day = query.FechaEmisionDte.replace(/^(\d\d)(\d\d)(\d{4})$/, '$3-$2-$1');
  const [code, text] = stateOf(found, [`${query.RutReceptor}-${query.DvReceptor}`, query.MontoDte, day]);
  return `<RESPUESTA><RESP_HDR><ESTADO>${code}</ESTADO><GLOSA_ESTADO>${text}</GLOSA_ESTADO></RESP_HDR></RESPUESTA>`;
}
