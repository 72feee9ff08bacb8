import { fetchWithin } from '@idavuelta/shared/contracts/servers';
import { providerNames } from '@idavuelta/shared/contracts/staff';
import {
  CURRENCIES,
  createRedsysAPI,
  GatewayError,
  ResponseError,
  randomTransactionId,
  TRANSACTION_TYPES,
} from 'redsys-easy';
import type { RedsysConfig } from '../../../../config/payments/redsys-config.ts';
import { startWithoutCall } from '../../attempts/start-seconds.ts';
import { type PaymentProvider, RefundRejectedError } from '../../provider.ts';
import { responseLimits } from '../response-limits.ts';
import { readNotification } from './redsys-notification.ts';
import { createRedsysQuery, createRedsysRefundQuery } from './redsys-query.ts';
import { refunded } from './redsys-result.ts';

const name = providerNames.redsys;

export interface RedsysDependencies {
  config: RedsysConfig;
  /** How long seats are held, in seconds. */
  holdSeconds: number;
  /** Limit for renewals of the hold, in seconds. */
  maxHoldSeconds: number;
  /** Base URL of this API for the browser's return and for notifications. */
  publicUrl: string;
}

type Library = Parameters<typeof createRedsysAPI>[0];

/**
 * Creates the provider for Redsys: a signed form posted to its payment page, its REST service for refunds and its SOAP
 * service for queries.
 */
export function createRedsysProvider(dependencies: RedsysDependencies): PaymentProvider {
  const { config, holdSeconds, maxHoldSeconds, publicUrl } = dependencies;
  const { baseUrl, merchantCode, terminal, secretKey } = config;
  const redsys = createRedsysAPI({
    secretKey,
    urls: {
      redirect: `${baseUrl}/realizarPago`,
      restIniciaPeticion: `${baseUrl}/rest/iniciaPeticionREST`,
      restTrataPeticion: `${baseUrl}/rest/trataPeticionREST`,
    },
    // The library would wait for minutes and read a response of any size.
    fetch: ((url: string, init: RequestInit) =>
      fetchWithin(responseLimits(config), url, init)) as unknown as Library['fetch'],
  });

  const queryPayment = createRedsysQuery(config);
  const queryRefund = createRedsysRefundQuery(config);

  const shop = {
    DS_MERCHANT_MERCHANTCODE: merchantCode,
    DS_MERCHANT_TERMINAL: terminal,
    DS_MERCHANT_CURRENCY: CURRENCIES.EUR.num,
  };

  return {
    code: 'redsys',
    kind: 'card',
    name,
    currencies: ['EUR'],
    waiting: 'awaiting_payment',
    holdSeconds,
    startSeconds: startWithoutCall,
    maxHoldSeconds,
    // Twelve characters, the first four of which must be digits.
    newReference: randomTransactionId,

    async start({ reference, amount }) {
      const back = `${publicUrl}/payments/redsys/return?reference=${reference}`;
      const { url, body } = redsys.createRedirectForm({
        ...shop,
        DS_MERCHANT_TRANSACTIONTYPE: TRANSACTION_TYPES.AUTHORIZATION,
        DS_MERCHANT_ORDER: reference,
        DS_MERCHANT_AMOUNT: String(amount.minor),
        DS_MERCHANT_MERCHANTURL: `${publicUrl}/payments/redsys/notifications`,
        DS_MERCHANT_URLOK: back,
        DS_MERCHANT_URLKO: back,
      });
      return {
        response: {
          redirect: { provider: name, method: 'POST', url, fields: { ...body } },
          redsys_url: url,
          redsys_merchant_parameters: body.Ds_MerchantParameters,
          redsys_signature: body.Ds_Signature,
        },
      };
    },

    lookup: ({ reference }) => queryPayment(reference),
    paidBack: ({ reference }) => queryRefund(reference),
    reportsOneRefund: true,

    parseNotification: async ({ body }) => readNotification(redsys, { merchantCode, terminal }, body),

    // Redsys has no idempotency keys: a repeated request refunds twice, up to the charge.
    async refund({ reference }, amount) {
      const request = {
        ...shop,
        DS_MERCHANT_TRANSACTIONTYPE: TRANSACTION_TYPES.AUTO_REFUND,
        DS_MERCHANT_ORDER: reference,
        DS_MERCHANT_AMOUNT: String(amount.minor),
      };
      const { Ds_Response: response } = await redsys.restTrataPeticion(request).catch((error: Error) => {
        const rejected = error instanceof GatewayError || error instanceof ResponseError;
        throw rejected ? new RefundRejectedError(error.message) : error;
      });
      if (response !== refunded) throw new RefundRejectedError(`Redsys refused the refund: ${response}`);
      return { outcome: 'refunded', raw: { response } };
    },
  };
}
