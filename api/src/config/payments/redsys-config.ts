import type { Static, TObject } from '@fastify/type-provider-typebox';
import { address, count, optional, text, withoutSlash } from '../variable-types.ts';

export interface RedsysConfig {
  baseUrl: string;
  merchantCode: string;
  terminal: string;
  secretKey: string;
  timeoutMs: number;
}

export const redsysVariables = {
  REDSYS_BASE_URL: address({ default: 'https://sis.redsys.es/sis' }),
  REDSYS_MERCHANT_CODE: optional(text()),
  REDSYS_TERMINAL: text({ default: '1' }),
  REDSYS_SECRET_KEY: optional(text()),
  REDSYS_TIMEOUT_MS: count({ default: 10_000 }),
};

/** @throws Error for a shop without its key */
export function readRedsysConfig(variables: Static<TObject<typeof redsysVariables>>): RedsysConfig | undefined {
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
