import { escapeMarkup } from '@idavuelta/shared/contracts/text';
import { XMLParser } from 'fast-xml-parser';
import type { FastifyInstance } from 'fastify';
import { type Faults, faultsOf } from '../shared/faults.ts';
import { foreignKey, named, type Payment, refundResultOf, refundType, resultOf } from './payments.ts';
import { shop } from './shop.ts';
import { isSigned, sign, version } from './signature.ts';

type Payments = Map<string, Payment>;

interface Query {
  merchantCode: string;
  terminal: string;
  order: string;
  type: string;
  signed: boolean;
}

interface QueryMessages {
  Messages: {
    Version: {
      Message: { Transaction: Record<'Ds_MerchantCode' | 'Ds_Terminal' | 'Ds_Order' | 'Ds_TransactionType', string> };
    };
    Signature: string;
    SignatureVersion: string;
  };
}

const xml = new XMLParser({ parseTagValue: false, removeNSPrefix: true });

/** Parses the query of a SOAP request. @returns undefined when the service does not understand it */
function readQuery(envelope: string): Query | undefined {
  try {
    const text: string = xml.parse(envelope).Envelope.Body.consultaOperaciones.cadenaXML;
    const { Version, Signature, SignatureVersion } = (xml.parse(text) as QueryMessages).Messages;
    const { Ds_TransactionType: type, ...transaction } = Version.Message.Transaction;
    const { Ds_MerchantCode: merchantCode, Ds_Terminal: terminal, Ds_Order: order } = transaction;
    const signedText = /<Version.*<\/Version>/s.exec(text)?.[0] ?? '';
    const signed = SignatureVersion === version && isSigned(shop.secretKey, order, signedText, Signature);
    return { merchantCode, terminal, order, type, signed };
  } catch {
    return undefined;
  }
}

/** Returns the payment that a query is about. */
export function paymentOfQuery(envelope: string, payments: Payments) {
  const payment = payments.get(readQuery(envelope)?.order ?? '');
  return payment && named(payment);
}

const versionOf = (message: string) => `<Version Ds_Version="0.0"><Message>${message}</Message></Version>`;
const errorOf = (code: string) => versionOf(`<ErrorMsg><Ds_ErrorCode>${code}</Ds_ErrorCode></ErrorMsg>`);

/** Describes a payment as the service does: without a result while the buyer is on the payment page. */
function operationOf(payment: Payment, refund?: number) {
  const reported = refund === undefined ? resultOf(payment) : refundResultOf(payment, refund);
  // Only notifications reveal the card.
  const { Ds_MerchantData: _, Ds_Card_Number: _number, Ds_ExpiryDate: _expiry, ...told } = reported;
  const { Ds_AuthorisationCode: code, Ds_Response: response, ...result } = told;
  const fields = {
    ...result,
    ...(code && { Ds_AuthorisationCode: code }),
    Ds_State: payment.outcome ? 'F' : 'P',
    Ds_Response: payment.outcome ? response : '9998',
  };
  const elements = Object.entries(fields).map(([name, value]) => `<${name}>${value}</${name}>`);
  return versionOf(`<Response Ds_Version="0.0">${elements.join('')}</Response>`);
}

function answerTo(query: Query | undefined, payments: Payments, faults: Faults) {
  if (!query) return errorOf('XML0001');
  if (!query.signed) return errorOf('XML0023');
  const ours = query.merchantCode === shop.merchantCode && query.terminal === shop.terminal;
  const payment = ours ? payments.get(query.order) : undefined;
  // Refunds are separate operations; the last one is reported.
  const refund = query.type === refundType ? payment?.refunds.at(-1) : undefined;
  if (!payment || (query.type === refundType && refund === undefined)) return errorOf('XML0024');
  const { forgedSignature } = faultsOf(faults, named(payment));
  const operation = operationOf(payment, refund);
  return `${operation}<Signature>${sign(forgedSignature ? foreignKey : shop.secretKey, query.order, operation)}</Signature>`;
}

/** The SOAP service with which a shop queries the state of an order. */
export function queryRoute(app: FastifyInstance, payments: Payments, faults: Faults) {
  app.addContentTypeParser('text/xml', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  app.post<{ Body: string }>('/apl02/services/SerClsWSConsulta', async ({ body }, reply) =>
    reply
      .type('text/xml; charset=utf-8')
      .send(
        '<?xml version="1.0" encoding="utf-8"?>' +
          '<soapenv:Envelope xmlns:soapenv="http://schemas.xmlsoap.org/soap/envelope/"><soapenv:Body>' +
          '<p231:consultaOperacionesResponse xmlns:p231="http://webservices.apl02.redsys.es"><consultaOperacionesReturn>' +
          escapeMarkup(`<Messages>${answerTo(readQuery(body), payments, faults)}</Messages>`) +
          '</consultaOperacionesReturn></p231:consultaOperacionesResponse></soapenv:Body></soapenv:Envelope>',
      ),
  );
}
