import type { Static, TObject } from '@fastify/type-provider-typebox';
import type { Currency } from '@idavuelta/shared/contracts';
import { address, count, optional, text, withoutSlash } from '../variable-types.ts';

/** The provider has an account per country, which charges in that country's currency. */
export interface MercadoPagoAccount {
  currency: Currency;
  accessToken: string;
  webhookSecret: string;
}

export interface MercadoPagoConfig {
  baseUrl: string;
  accounts: MercadoPagoAccount[];
  timeoutMs: number;
}

export const mercadopagoVariables = {
  MERCADOPAGO_BASE_URL: address({ default: 'https://api.mercadopago.com' }),
  MERCADOPAGO_PE_ACCESS_TOKEN: optional(text()),
  MERCADOPAGO_PE_WEBHOOK_SECRET: optional(text()),
  MERCADOPAGO_CL_ACCESS_TOKEN: optional(text()),
  MERCADOPAGO_CL_WEBHOOK_SECRET: optional(text()),
  MERCADOPAGO_TIMEOUT_MS: count({ default: 10_000 }),
};

const accountCurrencies = [
  ['PE', 'PEN'],
  ['CL', 'CLP'],
] as const;

/** Returns the accounts with a token. @throws Error for an account without its notification key */
export function readMercadoPagoConfig(
  variables: Static<TObject<typeof mercadopagoVariables>>,
): MercadoPagoConfig | undefined {
  const accounts = accountCurrencies.flatMap(([country, currency]) => {
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
