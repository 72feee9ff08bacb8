import { XMLParser } from 'fast-xml-parser';
import { SiiResponseError } from './sii-response.ts';

interface SiiResponse {
  RESPUESTA?: {
    RESP_HDR?: { ESTADO?: string; GLOSA?: string };
    RESP_BODY?: { SEMILLA?: string; TOKEN?: string };
  };
}

const parser = new XMLParser({ removeNSPrefix: true, parseTagValue: false });

function readXml(xml: string, field: 'SEMILLA' | 'TOKEN'): string {
  let response: SiiResponse['RESPUESTA'];
  try {
    response = (parser.parse(xml, true) as SiiResponse).RESPUESTA;
  } catch (error) {
    throw new SiiResponseError('The response is no XML.', { cause: error });
  }
  const { ESTADO = '', GLOSA = '' } = response?.RESP_HDR ?? {};
  const value = response?.RESP_BODY?.[field]?.trim();
  if (/^0+$/.test(ESTADO) && value) return value;
  throw new SiiResponseError(`The response has no ${field}: ${ESTADO} ${GLOSA}`.trim());
}

/** Reads a seed (semilla). @throws SiiResponseError */
export const readSeed = (xml: string): string => readXml(xml, 'SEMILLA');

/** Reads a token. @throws SiiResponseError */
export const readToken = (xml: string): string => readXml(xml, 'TOKEN');
