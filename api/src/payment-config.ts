import type { Currency } from '@idavuelta/shared/contracts';
import type { readVariables } from './config-variables.ts';

/** Settings of the payment providers. A provider without settings is not offered. */
export interface PaymentConfig {
  webpay?: { baseUrl: string; commerceCode: string; apiKey: string; timeoutMs: number };
  /** The provider has an account for each country, which charges in that country's currency. */
  mercadopago?: {
    baseUrl: string;
    accounts: { currency: Currency; accessToken: string; webhookSecret: string }[];
    timeoutMs: number;
  };
  redsys?: { baseUrl: string; merchantCode: string; terminal: string; secretKey: string; timeoutMs: number };
}

type Variables = ReturnType<typeof readVariables>;

export const withoutSlash = (address: string) => address.replace(/\/$/, '');

export const readPaymentConfig = (variables: Variables, development: boolean): PaymentConfig => ({
  webpay: webpayOf(variables, development),
  mercadopago: mercadopagoOf(variables),
  redsys: redsysOf(variables),
});

/** In development the simulator; elsewhere Webpay is off until it has an address. */
function webpayOf(variables: Variables, development: boolean): PaymentConfig['webpay'] {
  const { WEBPAY_BASE_URL, WEBPAY_COMMERCE_CODE, WEBPAY_API_KEY, WEBPAY_TIMEOUT_MS } = variables;
  if (!WEBPAY_BASE_URL && !development) return undefined;
  const baseUrl = withoutSlash(WEBPAY_BASE_URL ?? 'http://localhost:3010');
  if (new URL(baseUrl).hostname.endsWith('transbank.cl') && !WEBPAY_API_KEY)
    throw new Error('WEBPAY_API_KEY is required with the real Webpay');
  return {
    baseUrl,
    // The codes that the provider publishes for its integration environment.
    commerceCode: WEBPAY_COMMERCE_CODE ?? '597055555532',
    apiKey: WEBPAY_API_KEY ?? '579B532A7440BB0C9079DED94D31EA1615BACEB56610332264630D42D0A36B1C',
    timeoutMs: WEBPAY_TIMEOUT_MS,
  };
}

/** The accounts that have a token. @throws Error for one without the key that its notifications are signed with */
function mercadopagoOf(variables: Variables): PaymentConfig['mercadopago'] {
  const accounts = (
    [
      ['PE', 'PEN'],
      ['CL', 'CLP'],
    ] as const
  ).flatMap(([country, currency]) => {
    const accessToken = variables[`MERCADOPAGO_${country}_ACCESS_TOKEN`];
    const webhookSecret = variables[`MERCADOPAGO_${country}_WEBHOOK_SECRET`];
    if (!accessToken) return [];
    if (!webhookSecret)
      throw new Error(`MERCADOPAGO_${country}_WEBHOOK_SECRET is required with MERCADOPAGO_${country}_ACCESS_TOKEN`);
    return [{ currency, accessToken, webhookSecret }];
  });
  if (accounts.length === 0) return undefined;
  const { MERCADOPAGO_BASE_URL, MERCADOPAGO_TIMEOUT_MS: timeoutMs } = variables;
  return { baseUrl: withoutSlash(MERCADOPAGO_BASE_URL), accounts, timeoutMs };
}

/** @throws Error for a shop without its key */
function redsysOf(variables: Variables): PaymentConfig['redsys'] {
  const { REDSYS_BASE_URL, REDSYS_MERCHANT_CODE, REDSYS_TERMINAL, REDSYS_SECRET_KEY, REDSYS_TIMEOUT_MS } = variables;
  if (!REDSYS_MERCHANT_CODE) return undefined;
  if (!REDSYS_SECRET_KEY) throw new Error('REDSYS_SECRET_KEY is required with REDSYS_MERCHANT_CODE');
  return {
    baseUrl: withoutSlash(REDSYS_BASE_URL),
    merchantCode: REDSYS_MERCHANT_CODE,
    terminal: REDSYS_TERMINAL,
    secretKey: REDSYS_SECRET_KEY,
    timeoutMs: REDSYS_TIMEOUT_MS,
  };
}
