import { create } from 'xmlbuilder2';
import type { FiscalDocument } from '../fiscal-document.ts';
import { escaped, type XmlTree } from '../xml-tree.ts';
import { packDocument } from './archive.ts';
import { typeCodes } from './document-id.ts';

/** A user of SUNAT Operaciones en Línea (clave SOL) that may send documents. */
export interface SolUser {
  /** The issuer's. */
  ruc: string;
  user: string;
  password: string;
}

/** What is posted to `billService`, or `billConsultService` for `getStatusCdr`. It holds the password: not to be logged. */
export interface SoapRequest {
  /** Headers `Content-Type` and `SOAPAction`. */
  headers: Record<string, string>;
  body: string;
}

const security = 'http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss-wssecurity-secext-1.0.xsd';
const passwordText = 'http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss-username-token-profile-1.0#PasswordText';

function soapRequest(operation: string, { ruc, user, password }: SolUser, parameters: XmlTree): SoapRequest {
  const body = create(
    { version: '1.0', encoding: 'UTF-8' },
    {
      'soapenv:Envelope': {
        '@xmlns:soapenv': 'http://schemas.xmlsoap.org/soap/envelope/',
        '@xmlns:ser': 'http://service.sunat.gob.pe',
        '@xmlns:wsse': security,
        'soapenv:Header': {
          'wsse:Security': {
            'wsse:UsernameToken': {
              ...escaped({ 'wsse:Username': ruc + user }),
              'wsse:Password': escaped({ '@Type': passwordText, '#': password }),
            },
          },
        },
        'soapenv:Body': { [`ser:${operation}`]: parameters },
      },
    },
  ).end();
  return { headers: { 'Content-Type': 'text/xml; charset=utf-8', SOAPAction: `"urn:${operation}"` }, body };
}

const fileParameters = (fileName: string, xml: Uint8Array) => ({
  fileName: `${fileName}.zip`,
  contentFile: Buffer.from(packDocument(fileName, xml)).toString('base64'),
});

/** Sends a factura, boleta or note, which is answered at once. @param fileName without ending */
export const sendBill = (user: SolUser, fileName: string, xml: Uint8Array): SoapRequest =>
  soapRequest('sendBill', user, fileParameters(fileName, xml));

/** Sends a daily summary or a communication of annulment, for which SUNAT gives a ticket. */
export const sendSummary = (user: SolUser, fileName: string, xml: Uint8Array): SoapRequest =>
  soapRequest('sendSummary', user, fileParameters(fileName, xml));

/** Asks what became of a ticket. */
export const getStatus = (user: SolUser, ticket: string): SoapRequest => soapRequest('getStatus', user, { ticket });

/** Asks for the receipt of a factura or a note of one that was sent before; SUNAT keeps none of boletas here. */
export const getStatusCdr = (user: SolUser, { issuer, kind, series, number }: FiscalDocument): SoapRequest =>
  soapRequest('getStatusCdr', user, {
    rucComprobante: issuer.taxId,
    tipoComprobante: typeCodes[kind],
    serieComprobante: series,
    numeroComprobante: String(number),
  });
