import type { Static, TObject } from '@fastify/type-provider-typebox';
import { address, count, optional, text } from '../variable-types.ts';

export interface SunatConfig {
  /** Address of `billService`. */
  billUrl: string;
  /** Address of `billConsultService`, which has the receipts of facturas. */
  consultUrl: string;
  /** User of SUNAT Operaciones en Línea, without the RUC before it. */
  user: string;
  password: string;
  timeoutMs: number;
}

export const sunatVariables = {
  SUNAT_BASE_URL: optional(address()),
  SUNAT_CONSULT_URL: optional(address()),
  SUNAT_SOL_USER: optional(text()),
  SUNAT_SOL_PASSWORD: optional(text()),
  SUNAT_TIMEOUT_MS: count({ minimum: 1, default: 20_000 }),
};

/** @throws Error for an address without its user */
export function readSunatConfig(variables: Static<TObject<typeof sunatVariables>>): SunatConfig | undefined {
  const { SUNAT_BASE_URL: billUrl, SUNAT_CONSULT_URL, SUNAT_SOL_USER: user, SUNAT_SOL_PASSWORD: password } = variables;
  if (!billUrl) return undefined;
  if (!user || !password) throw new Error('SUNAT_SOL_USER and SUNAT_SOL_PASSWORD are required with SUNAT_BASE_URL');
  return { billUrl, consultUrl: SUNAT_CONSULT_URL ?? billUrl, user, password, timeoutMs: variables.SUNAT_TIMEOUT_MS };
}
