import { namespaces } from '@idavuelta/api/modules/fiscal/es/namespaces.ts';
import { escapeMarkup } from '@idavuelta/shared/contracts/text';
import type { ReceivedRequest } from './read-request.ts';
import type { Outcome } from './registry.ts';

const responseNamespace = namespaces.lr.replace('SuministroLR', 'RespuestaSuministro');

const soap = (body: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><env:Envelope xmlns:env="${namespaces.soap}"><env:Header/><env:Body Id="Body">${body}</env:Body></env:Envelope>`;

export const aFault = (side: 'Client' | 'Server', message: string) =>
  soap(`<env:Fault><faultcode>env:${side}</faultcode><faultstring>${escapeMarkup(message)}</faultstring></env:Fault>`);

const element = (name: string, text: string | number | undefined) =>
  text === undefined ? '' : `<${name}>${escapeMarkup(String(text))}</${name}>`;

function line({ record, problem, duplicateOf }: Outcome): string {
  const duplicate =
    duplicateOf &&
    `<tikR:RegistroDuplicado>${element('tik:IdPeticionRegistroDuplicado', '1')}${element('tik:EstadoRegistroDuplicado', duplicateOf)}</tikR:RegistroDuplicado>`;
  return [
    '<tikR:RespuestaLinea><tikR:IDFactura>',
    element('tik:IDEmisorFactura', record.issuer),
    element('tik:NumSerieFactura', record.number),
    element('tik:FechaExpedicionFactura', record.day),
    `</tikR:IDFactura><tikR:Operacion>${element('tik:TipoOperacion', record.operation)}</tikR:Operacion>`,
    element('tikR:RefExterna', record.tree.RefExterna),
    element('tikR:EstadoRegistro', problem?.state ?? 'Correcto'),
    element('tikR:CodigoErrorRegistro', problem?.code),
    element('tikR:DescripcionErrorRegistro', problem?.message),
    duplicate ?? '',
    '</tikR:RespuestaLinea>',
  ].join('');
}

function stateOf(outcomes: Outcome[]) {
  const refused = outcomes.filter(({ problem }) => problem?.state === 'Incorrecto').length;
  if (refused === outcomes.length) return 'Incorrecto';
  return outcomes.some(({ problem }) => problem) ? 'ParcialmenteCorrecto' : 'Correcto';
}

/** @param waitSeconds before the next request */
export function anAnswer({ issuer }: ReceivedRequest, outcomes: Outcome[], waitSeconds: number): string {
  const state = stateOf(outcomes);
  const received = `${element('tikR:CSV', 'A-SIMULADOR0000000')}<tikR:DatosPresentacion>${element('tik:NIFPresentador', issuer.nif)}${element('tik:TimestampPresentacion', new Date().toISOString())}</tikR:DatosPresentacion>`;
  return soap(
    [
      `<tikR:RespuestaRegFactuSistemaFacturacion xmlns:tikR="${responseNamespace}" xmlns:tik="${namespaces.informacion}">`,
      state === 'Incorrecto' ? '' : received,
      `<tikR:Cabecera><tik:ObligadoEmision>${element('tik:NombreRazon', issuer.name)}${element('tik:NIF', issuer.nif)}</tik:ObligadoEmision></tikR:Cabecera>`,
      element('tikR:TiempoEsperaEnvio', waitSeconds),
      element('tikR:EstadoEnvio', state),
      ...outcomes.map(line),
      '</tikR:RespuestaRegFactuSistemaFacturacion>',
    ].join(''),
  );
}
