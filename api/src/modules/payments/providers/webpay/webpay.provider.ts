import { toDecimal } from '@idavuelta/shared/contracts/money';
import { providerNames } from '@idavuelta/shared/contracts/staff';
import transbank from 'transbank-sdk';
import type { WebpayConfig } from '../../../../config/payments/webpay-config.ts';
import { startWithin } from '../../attempts/start-seconds.ts';
import { type PaymentProvider, type ProviderResult, RefundRejectedError, readableCode } from '../../provider.ts';
import { callWebpayWithinLimits } from './webpay-transport.ts';

const name = providerNames.webpay;
/** Webpay Plus charges in pesos. */
const currency = 'CLP';

interface WebpayResponse {
  amount?: number;
  status?: string;
  buy_order?: string;
  response_code?: number;
  /** The last four digits. */
  card_detail?: { card_number?: string };
  /** Remaining balance after a partial refund. */
  balance?: number;
}

/** Statuses of a payment that is not fully refunded. */
const charged = new Set(['AUTHORIZED', 'PARTIALLY_NULLIFIED']);

/** Tells whether the service rejected the call: the library reports the status only in the error's text. */
const isRejection = (error: unknown) => /status code 4\d\d/.test((error as Error).message);

export interface WebpayDependencies {
  config: WebpayConfig;
  /** How long seats are held, in seconds. */
  holdSeconds: number;
  /** Limit for renewals of the hold, in seconds. */
  maxHoldSeconds: number;
  /** Base URL of this API for the browser's return. */
  publicUrl: string;
}

/**
 * Creates the provider for Webpay Plus on top of its official library. `baseUrl` is the real service or the simulator.
 */
export function createWebpayProvider(dependencies: WebpayDependencies): PaymentProvider {
  const { config, holdSeconds, maxHoldSeconds, publicUrl } = dependencies;
  const { baseUrl, commerceCode, apiKey, timeoutMs } = config;
  callWebpayWithinLimits();
  const transaction = new transbank.WebpayPlus.Transaction(
    new transbank.Options(commerceCode, apiKey, baseUrl as transbank.Environment, timeoutMs),
  );

  const toResult = (response: WebpayResponse): ProviderResult => {
    if (response.status === 'INITIALIZED') return { outcome: 'pending' };
    return {
      outcome: charged.has(response.status ?? '') && response.response_code === 0 ? 'approved' : 'rejected',
      reference: String(response.buy_order),
      // Pesos have no minor unit, so a fractional amount never equals one we charged.
      amount: { minor: Number(response.amount), currency },
      card: response.card_detail?.card_number,
      raw: response,
    };
  };

  const status = async (token: string) => toResult((await transaction.status(token)) as WebpayResponse);

  return {
    code: 'webpay',
    kind: 'card',
    name,
    currencies: [currency],
    waiting: 'awaiting_payment',
    holdSeconds,
    startSeconds: startWithin(timeoutMs),
    maxHoldSeconds,
    // Up to 26 characters are allowed. The random part makes it unguessable, because the reference suffices to abandon
    // an attempt.
    newReference: ({ orderNumber }) => `IV${orderNumber}${readableCode(16)}`,
    async start({ orderId, reference, amount }) {
      const { token, url } = (await transaction.create(
        reference,
        orderId,
        toDecimal(amount),
        `${publicUrl}/payments/webpay/return`,
      )) as { token: string; url: string };
      return {
        token,
        response: {
          redirect: { provider: name, method: 'POST', url, fields: { token_ws: token } },
          webpay_token: token,
          webpay_url: url,
        },
      };
    },

    /**
     * Commits the payment. If that fails because it was committed before or a response was lost, its status is read
     * instead. A commit that timed out may still be in progress, whatever the status says.
     */
    async confirm({ token }) {
      if (!token) return { outcome: 'unknown' };
      const begun = Date.now();
      try {
        return toResult((await transaction.commit(token)) as WebpayResponse);
      } catch (error) {
        // After a timeout the buyer must not wait for another one: a job verifies the payment later.
        if (Date.now() - begun >= timeoutMs) throw error;
        const found = await status(token);
        if (found.outcome === 'pending' && !isRejection(error)) throw error;
        return found;
      }
    },

    lookup: async ({ token }) => (token ? status(token) : { outcome: 'unknown' }),

    // Webpay has no idempotency keys: a repeated request refunds twice, up to the charge.
    async refund({ token }, amount) {
      if (!token) throw new RefundRejectedError('The payment was never started at Webpay.');
      try {
        return { outcome: 'refunded', raw: (await transaction.refund(token, toDecimal(amount))) as object };
      } catch (error) {
        throw isRejection(error) ? new RefundRejectedError((error as Error).message.split('\n')[1]) : error;
      }
    },

    /** Derived from the status: the full amount, or what is missing from the balance. */
    async paidBack({ token, amount }) {
      const { status, balance } = (await transaction.status(token ?? '')) as WebpayResponse;
      if (status === 'AUTHORIZED') return { amount: { ...amount, minor: 0 } };
      if (status === 'REVERSED' || status === 'NULLIFIED') return { amount };
      return balance === undefined ? undefined : { amount: { ...amount, minor: amount.minor - balance } };
    },
  };
}
