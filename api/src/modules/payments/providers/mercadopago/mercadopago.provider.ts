import type { Currency } from '@idavuelta/shared/contracts';
import { toDecimal } from '@idavuelta/shared/contracts/money';
import { providerNames } from '@idavuelta/shared/contracts/staff';
import { MercadoPagoConfig, MPBadRequestError, Payment, PaymentRefund, Preference } from 'mercadopago';
import type {
  MercadoPagoAccount,
  MercadoPagoConfig as MercadoPagoSettings,
} from '../../../../config/payments/mercadopago-config.ts';
import { startWithin } from '../../attempts/start-seconds.ts';
import { type PaymentProvider, RefundRejectedError, readableCode } from '../../provider.ts';
import { readNotification } from './mercadopago-notification.ts';
import { type MercadoPagoPayment, toPaidBack, toProviderResult } from './mercadopago-payment.ts';
import { callMercadoPagoAt } from './mercadopago-transport.ts';

const name = providerNames.mercadopago;

export interface MercadoPagoDependencies {
  config: MercadoPagoSettings;
  /** How long seats are held, in seconds. */
  holdSeconds: number;
  /** Limit for renewals of the hold, in seconds. */
  maxHoldSeconds: number;
  /** Base URL of this API for the browser's return and for notifications. */
  publicUrl: string;
}

/**
 * Creates the provider for Mercado Pago's Checkout Pro on top of its official library, with one account per currency.
 */
export function createMercadoPagoProvider(dependencies: MercadoPagoDependencies): PaymentProvider {
  const { config, holdSeconds, maxHoldSeconds, publicUrl } = dependencies;
  const { accounts, baseUrl, timeoutMs } = config;
  callMercadoPagoAt(baseUrl);

  // Created per call, because the library reuses the options of one call for the next.
  const client = ({ accessToken }: MercadoPagoAccount) =>
    new MercadoPagoConfig({ accessToken, options: { timeout: timeoutMs, maxRetries: 0 } });

  const accountFor = (currency: Currency) => {
    const account = accounts.find((known) => known.currency === currency);
    if (!account) throw new Error(`No account of Mercado Pago charges in ${currency}.`);
    return account;
  };

  /** Returns the payments of an attempt, latest first: buyers may retry after a rejection. */
  async function paymentsOf(reference: string, currency: Currency): Promise<MercadoPagoPayment[]> {
    const { results = [] } = await new Payment(client(accountFor(currency))).search({
      options: { external_reference: reference, sort: 'date_created', criteria: 'desc' },
    });
    return results;
  }

  const isApproved = ({ status }: MercadoPagoPayment) => status === 'approved';

  return {
    code: 'mercadopago',
    kind: 'wallet',
    name,
    currencies: accounts.map(({ currency }) => currency),
    waiting: 'awaiting_payment',
    holdSeconds,
    startSeconds: startWithin(timeoutMs),
    maxHoldSeconds,
    pageEndsWithHold: true,
    newReference: ({ orderNumber }) => `IV${orderNumber}${readableCode(16)}`,

    async start({ reference, amount, heldUntil }) {
      const back = `${publicUrl}/payments/mercadopago/return`;
      const { id = '', init_point = '' } = await new Preference(client(accountFor(amount.currency))).create({
        body: {
          items: [
            {
              id: reference,
              title: `Idavuelta ${reference}`,
              quantity: 1,
              unit_price: toDecimal(amount),
              currency_id: amount.currency,
            },
          ],
          external_reference: reference,
          back_urls: { success: back, failure: back, pending: back },
          auto_return: 'approved',
          notification_url: `${publicUrl}/payments/mercadopago/notifications`,
          statement_descriptor: 'IDAVUELTA',
          // Seats are held for minutes, so payments must be decided at once and the page must not outlive the hold.
          binary_mode: true,
          expires: true,
          expiration_date_to: heldUntil.toISOString(),
        },
      });
      return {
        token: id,
        response: {
          redirect: { provider: name, method: 'GET', url: init_point },
          preference_id: id,
          preference_init_point: init_point,
        },
      };
    },

    async lookup({ reference, amount }) {
      const payments = await paymentsOf(reference, amount.currency);
      const payment = payments.find(isApproved) ?? payments[0];
      return payment ? toProviderResult(payment) : { outcome: 'unknown' };
    },

    charges: async ({ reference, amount }) =>
      (await paymentsOf(reference, amount.currency)).filter(isApproved).map(toProviderResult),

    reportsChargebacks: true,
    async paidBack({ chargeId, amount: { currency } }) {
      if (!chargeId) return undefined;
      return toPaidBack(await new Payment(client(accountFor(currency))).get({ id: chargeId }), currency);
    },

    parseNotification: (message) => readNotification(message, accounts, (account) => new Payment(client(account))),

    refundsOnceForKey: true,
    async refund({ reference, amount: charged, chargeId }, amount, key) {
      const id = chargeId ?? (await paymentsOf(reference, charged.currency)).find(isApproved)?.id;
      if (!id) throw new RefundRejectedError('Mercado Pago knows no payment of this attempt.');
      const refunds = new PaymentRefund(client(accountFor(charged.currency)));
      const request = {
        payment_id: id,
        body: { amount: toDecimal(amount) },
        requestOptions: { idempotencyKey: key },
      };
      const raw = await refunds.create(request).catch((error: Error) => {
        throw error instanceof MPBadRequestError ? new RefundRejectedError(error.message) : error;
      });
      return { outcome: 'refunded', raw: { id: raw.id, status: raw.status, amount: raw.amount } };
    },
  };
}
