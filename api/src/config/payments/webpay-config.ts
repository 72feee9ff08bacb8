import type { Static, TObject } from '@fastify/type-provider-typebox';
import { address, count, optional, text, withoutSlash } from '../variable-types.ts';

export interface WebpayConfig {
  baseUrl: string;
  commerceCode: string;
  apiKey: string;
  timeoutMs: number;
}

export const webpayVariables = {
  WEBPAY_BASE_URL: optional(address()),
  WEBPAY_COMMERCE_CODE: optional(text()),
  WEBPAY_API_KEY: optional(text()),
  WEBPAY_TIMEOUT_MS: count({ default: 10_000 }),
};

/** Defaults to the simulator in development; elsewhere Webpay is disabled without a URL. */
export function readWebpayConfig(
  variables: Static<TObject<typeof webpayVariables>>,
  development: boolean,
): WebpayConfig | undefined {
  const { WEBPAY_BASE_URL, WEBPAY_COMMERCE_CODE, WEBPAY_API_KEY, WEBPAY_TIMEOUT_MS } = variables;
  if (!WEBPAY_BASE_URL && !development) return undefined;
  const baseUrl = withoutSlash(WEBPAY_BASE_URL ?? 'http://localhost:3010');
  if (new URL(baseUrl).hostname.endsWith('transbank.cl') && !WEBPAY_API_KEY)
    throw new Error('WEBPAY_API_KEY is required with the real Webpay');
  return {
    baseUrl,
    // Credentials that the provider publishes for its integration environment.
    commerceCode: WEBPAY_COMMERCE_CODE ?? '597055555532',
    apiKey: WEBPAY_API_KEY ?? '579B532A7440BB0C9079DED94D31EA1615BACEB56610332264630D42D0A36B1C',
    timeoutMs: WEBPAY_TIMEOUT_MS,
  };
}
