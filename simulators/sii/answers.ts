import { anUploadAnswer } from '@idavuelta/api/modules/fiscal/cl/testing/answers.ts';
import type { RegisteredBoleta, Registry, Upload } from './registry.ts';

const descriptions = { RCH: 'Dte Rechazado', RPR: 'Dte Aceptado con reparos' };

const toDetail = ({ type, folio, state, message }: RegisteredBoleta) =>
  state === 'DOK'
    ? []
    : [
        {
          ...{ tipo: type, folio, estado: state, descripcion: descriptions[state] },
          error: [{ seccion: 'HED', linea: 0, nivel: 3, codigo: 1, descripcion: message, detalle: null }],
        },
      ];

export function statusAnswer({ issuerTaxId, trackId, code, boletas }: Upload): string {
  const statistics = [...new Set(boletas.map(({ type }) => type))].map((tipo) => {
    const count = (state?: RegisteredBoleta['state']) =>
      boletas.filter((boleta) => boleta.type === tipo && (!state || boleta.state === state)).length;
    return { tipo, informados: count(), aceptados: count('DOK'), rechazados: count('RCH'), reparos: count('RPR') };
  });
  return anUploadAnswer({ taxId: issuerTaxId, trackId, code, statistics, details: boletas.flatMap(toDetail) });
}

export type DocumentQuery = Record<'rut_receptor' | 'dv_receptor' | 'monto' | 'fechaEmision', string | undefined>;

/** Errors are plain texts, with status 200, as the SII's are. */
export function documentAnswer(id: string, query: DocumentQuery, registry: Registry): string {
  const missing = (['rut_receptor', 'monto', 'fechaEmision'] as const).find((name) => !query[name]);
  if (missing) return `falta ${missing}`;
  const [, issuerTaxId = '', type, folio] = /^(\d+-[\dK])-(\d+)-(\d+)$/.exec(id) ?? [];
  const found = registry.find(issuerTaxId, Number(type), Number(folio));
  const asked = [`${query.rut_receptor}-${query.dv_receptor}`, query.monto, query.fechaEmision].join();
  const known = found && [found.buyerTaxId, found.total, found.day.split('-').reverse().join('-')].join();
  if (!known) return JSON.stringify({ codigo: 'FAU', descripcion: 'Documento No Recibido por el SII.' });
  return JSON.stringify(
    known === asked
      ? { codigo: 'DOK', descripcion: 'Documento Recibido por el SII. Datos Coinciden con los Registrados.' }
      : { codigo: 'DNK', descripcion: 'Documento Recibido por el SII pero Datos NO Coinciden con los registrados.' },
  );
}
