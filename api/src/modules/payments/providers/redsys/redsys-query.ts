import { fetchWithin } from '@idavuelta/shared/contracts/servers';
import { XMLParser } from 'fast-xml-parser';
import { TRANSACTION_TYPES } from 'redsys-easy';
import type { RedsysConfig } from '../../../../config/payments/redsys-config.ts';
import type { PaidBack, ProviderResult } from '../../provider.ts';
import { responseLimits } from '../response-limits.ts';
import { isOfShop, type RedsysResult, refunded, toProviderResult } from './redsys-result.ts';
import { isSignedForOrder, signatureVersion, signForOrder } from './redsys-signature.ts';

/** The fields read from a response after its namespace prefixes are removed. */
interface Envelope {
  Envelope?: { Body?: { consultaOperacionesResponse?: { consultaOperacionesReturn?: string } } };
}

interface Messages {
  Messages?: {
    Version?: { Message?: { Response?: RedsysResult & { Ds_State: string }; ErrorMsg?: { Ds_ErrorCode: string } } };
    Signature?: string;
  };
}

// Codes and amounts are strings; as numbers they would lose their leading zeros.
const xml = new XMLParser({ parseTagValue: false, removeNSPrefix: true });

const noSuchOperation = 'XML0024';

/** In any other state the buyer or the bank is not done yet. */
const finished = 'F';

/** Returns the signed part of a request or response: its literal `Version` element. */
const versionIn = (text: string) => /<Version[\s>].*<\/Version>/s.exec(text)?.[0] ?? '';

type TransactionType = (typeof TRANSACTION_TYPES)['AUTHORIZATION' | 'AUTO_REFUND'];

const requestFor = ({ merchantCode, terminal }: RedsysConfig, order: string, type: TransactionType) =>
  '<Version Ds_Version="0.0"><Message><Transaction>' +
  `<Ds_MerchantCode>${merchantCode}</Ds_MerchantCode><Ds_Terminal>${terminal}</Ds_Terminal>` +
  `<Ds_Order>${order}</Ds_Order><Ds_TransactionType>${type}</Ds_TransactionType>` +
  '</Transaction></Message></Version>';

const envelopeOf = (messages: string) =>
  '<soapenv:Envelope xmlns:soapenv="http://schemas.xmlsoap.org/soap/envelope/" ' +
  'xmlns:web="http://webservices.apl02.redsys.es"><soapenv:Header/><soapenv:Body><web:consultaOperaciones>' +
  `<cadenaXML><![CDATA[${messages}]]></cadenaXML>` +
  '</web:consultaOperaciones></soapenv:Body></soapenv:Envelope>';

/**
 * Extracts the operation from a response.
 * @returns undefined when there is none @throws Error when the response is unsigned or about another order
 */
function operationIn(response: string, order: string, config: RedsysConfig) {
  const text = (xml.parse(response) as Envelope).Envelope?.Body?.consultaOperacionesResponse?.consultaOperacionesReturn;
  const messages = (xml.parse(text ?? '') as Messages).Messages;
  const { Response: result, ErrorMsg: failure } = messages?.Version?.Message ?? {};
  // An error moves no money and is not signed.
  if (failure?.Ds_ErrorCode === noSuchOperation) return undefined;
  if (failure) throw new Error(`Redsys refused the query: ${failure.Ds_ErrorCode}`);
  if (!result) throw new Error('Redsys answered the query with something else.');
  if (!isSignedForOrder(config.secretKey, order, versionIn(text ?? ''), messages?.Signature ?? ''))
    throw new Error('The response to the query is not signed by Redsys.');
  if (!isOfShop(result, config) || result.Ds_Order !== order)
    throw new Error('The response to the query is about another operation.');
  return result;
}

/**
 * Queries the SOAP service, which `redsys-easy` does not support.
 * @throws Error without a timely and correctly signed response
 */
async function fetchOperation(config: RedsysConfig, order: string, type: TransactionType) {
  const version = requestFor(config, order, type);
  const signature = signForOrder(config.secretKey, order, version);
  const response = await fetchWithin(
    responseLimits(config),
    new URL('/apl02/services/SerClsWSConsulta', config.baseUrl),
    {
      method: 'POST',
      headers: { 'content-type': 'text/xml;charset=utf-8', soapaction: 'consultaOperaciones' },
      body: envelopeOf(
        `<Messages>${version}<Signature>${signature}</Signature>` +
          `<SignatureVersion>${signatureVersion}</SignatureVersion></Messages>`,
      ),
    },
  );
  if (!response.ok) throw new Error(`Redsys answered the query with status ${response.status}.`);
  return operationIn(await response.text(), order, config);
}

/** Creates the function that queries Redsys about an order. It throws when the service does not respond. */
export const createRedsysQuery =
  (config: RedsysConfig) =>
  async (order: string): Promise<ProviderResult> => {
    const operation = await fetchOperation(config, order, TRANSACTION_TYPES.AUTHORIZATION);
    if (!operation) return { outcome: 'unknown' };
    return operation.Ds_State === finished ? toProviderResult(operation) : { outcome: 'pending' };
  };

/**
 * Creates the function that queries Redsys for all refunds of an order. It throws when the service does not respond.
 */
export const createRedsysRefundQuery =
  (config: RedsysConfig) =>
  async (order: string): Promise<PaidBack | undefined> => {
    const operation = await fetchOperation(config, order, TRANSACTION_TYPES.AUTO_REFUND);
    const { Ds_TransactionType: type, Ds_State: state, Ds_Response: response } = operation ?? {};
    if (!operation || type !== TRANSACTION_TYPES.AUTO_REFUND || state !== finished || response !== refunded)
      return undefined;
    return { amount: toProviderResult(operation).amount };
  };
