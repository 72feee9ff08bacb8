import { create } from 'xmlbuilder2';
import type { Issuer } from '../fiscal-document.ts';
import { textField } from './fields.ts';
import { namespaces } from './namespaces.ts';
import { nifField } from './parties.ts';

/** Records that the authority takes at once. */
export const maxRecords = 1000;

const end = '</sum:RegFactuSistemaFacturacion>';

/**
 * Returns the SOAP request that sends records of one issuer, in the order of their chain and byte for byte as stored.
 * @param records `xml` of 1 to 1000 sealed records
 * @param late they are sent late because of an incident, such as an outage (`Incidencia`)
 */
export function renderEnvelope(issuer: Issuer, records: Uint8Array[], late = false): Uint8Array {
  if (!records.length || records.length > maxRecords) throw new Error(`records are not 1 to ${maxRecords}`);
  const header = {
    'sf:ObligadoEmision': {
      'sf:NombreRazon': textField('issuer.legalName', issuer.legalName, 120),
      'sf:NIF': nifField('issuer.taxId', issuer.taxId),
    },
    ...(late && { 'sf:RemisionVoluntaria': { 'sf:Incidencia': 'S' } }),
  };
  const empty = create(
    { encoding: 'UTF-8' },
    {
      'soapenv:Envelope': {
        '@xmlns:soapenv': namespaces.soap,
        '@xmlns:sum': namespaces.lr,
        '@xmlns:sf': namespaces.informacion,
        'soapenv:Header': {},
        'soapenv:Body': { 'sum:RegFactuSistemaFacturacion': { 'sum:Cabecera': header } },
      },
    },
  ).end();
  const at = empty.lastIndexOf(end);
  const content = records.map(
    (xml) => `<sum:RegistroFactura>${Buffer.from(xml).toString('utf8')}</sum:RegistroFactura>`,
  );
  return Buffer.from(empty.slice(0, at) + content.join('') + empty.slice(at), 'utf8');
}
