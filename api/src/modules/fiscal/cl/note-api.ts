import { dayAt } from '@idavuelta/shared/contracts/time';
import { create } from 'xmlbuilder2';
import type { FiscalDocument } from '../fiscal-document.ts';
import { escaped } from '../xml-tree.ts';
import { typeOf } from './document-type.ts';
import { recipientOf } from './parties.ts';
import type { ChileSettings } from './settings.ts';
import { rutParts } from './text.ts';

/** Servers that take credit notes, which the API of boletas does not. Its tokens do not count here. */
export const noteServers = { test: 'https://maullin.sii.cl', production: 'https://palena.sii.cl' };

/** POST `uploadFields` and the file as `archivo`, in `multipart/form-data`, with the header `Cookie: TOKEN=…`. */
export const noteUploadPath = '/cgi_dte/UPL/DTEUpload';

/** What is posted to a service of the SII. It may hold a token: not to be logged. */
export interface SiiSoapRequest {
  path: string;
  headers: Record<string, string>;
  body: string;
}

function soapRequest(service: string, operation: string, parameters: Record<string, string> = {}): SiiSoapRequest {
  const body = create(
    { version: '1.0', encoding: 'UTF-8' },
    {
      'soapenv:Envelope': {
        '@xmlns:soapenv': 'http://schemas.xmlsoap.org/soap/envelope/',
        'soapenv:Body': {
          [`def:${operation}`]: { '@xmlns:def': 'http://DefaultNamespace', ...escaped(parameters) },
        },
      },
    },
  ).end();
  return {
    path: `/DTEWS/${service}.jws`,
    headers: { 'Content-Type': 'text/xml; charset=utf-8', SOAPAction: '""' },
    body,
  };
}

export const getSeed = (): SiiSoapRequest => soapRequest('CrSeed', 'getSeed');

/** @param request of `signedSeed` */
export const getToken = (request: string): SiiSoapRequest =>
  soapRequest('GetTokenFromSeed', 'getToken', { pszXml: request });

/** Asks what became of an envelope. */
export function getUploadStatus(issuerTaxId: string, trackId: string, token: string): SiiSoapRequest {
  const [RutCompania, DvCompania] = rutParts('issuer.taxId', issuerTaxId);
  return soapRequest('QueryEstUp', 'getEstUp', { RutCompania, DvCompania, TrackId: trackId, Token: token });
}

/** Asks whether the SII has a document. */
export function getDocumentStatus(document: FiscalDocument, settings: ChileSettings, token: string): SiiSoapRequest {
  const { issuer, buyer, number, issuedAt, timeZone, total } = document;
  const [RutConsultante, DvConsultante] = rutParts('senderTaxId', settings.senderTaxId);
  const [RutCompania, DvCompania] = rutParts('issuer.taxId', issuer.taxId);
  const [RutReceptor, DvReceptor] = rutParts('buyer.taxId', recipientOf(buyer, settings).taxId);
  return soapRequest('QueryEstDte', 'getEstDte', {
    ...{ RutConsultante, DvConsultante, RutCompania, DvCompania, RutReceptor, DvReceptor },
    TipoDte: String(typeOf(document)),
    FolioDte: String(number),
    FechaEmisionDte: dayAt(issuedAt, timeZone).split('-').reverse().join(''),
    MontoDte: String(total.minor),
    Token: token,
  });
}
