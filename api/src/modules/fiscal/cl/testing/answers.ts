import { escapeMarkup } from '@idavuelta/shared/contracts/text';

/** Answers as the SII's API of boletas writes them. */
export const anXmlAnswer = (body: string, status = '00', message = '') =>
  `<?xml version="1.0" encoding="UTF-8"?><SII:RESPUESTA xmlns:SII="http://www.sii.cl/XMLSchema"><SII:RESP_BODY>${body}</SII:RESP_BODY><SII:RESP_HDR><ESTADO>${status}</ESTADO><GLOSA>${message}</GLOSA></SII:RESP_HDR></SII:RESPUESTA>`;

interface TestUpload {
  taxId?: string;
  trackId?: number;
  code?: string;
  statistics?: object[];
  details?: object[];
}

export const anUploadAnswer = ({
  taxId = '76123456-0',
  trackId = 1014,
  code = 'REC',
  statistics,
  details,
}: TestUpload = {}) =>
  JSON.stringify({
    rut_emisor: taxId,
    rut_envia: '11111111-1',
    trackid: trackId,
    fecha_recepcion: '05/03/2027 22:31:00',
    estado: code,
    estadistica: statistics,
    detalle_rep_rech: details,
  });

/** A service of the SII answers XML as text in SOAP. */
export const aSoapAnswer = (operation: string, xml: string) =>
  `<?xml version="1.0" encoding="utf-8"?><soapenv:Envelope xmlns:soapenv="http://schemas.xmlsoap.org/soap/envelope/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><soapenv:Body><ns1:${operation}Response xmlns:ns1="http://DefaultNamespace"><ns1:${operation}Return xsi:type="xsd:string">${escapeMarkup(xml)}</ns1:${operation}Return></ns1:${operation}Response></soapenv:Body></soapenv:Envelope>`;
