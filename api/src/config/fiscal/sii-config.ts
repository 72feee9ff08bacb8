import type { Static, TObject } from '@fastify/type-provider-typebox';
import { address, count, optional, withoutSlash } from '../variable-types.ts';

export interface SiiConfig {
  /** API of boletas: seeds, tokens and what became of envelopes. */
  boletaApiUrl: string;
  /** Server of the same API that takes envelopes. */
  boletaUploadUrl: string;
  /** Server that takes credit notes. */
  notesUrl: string;
  timeoutMs: number;
}

export const siiVariables = {
  SII_BOLETA_API_URL: optional(address()),
  SII_BOLETA_UPLOAD_URL: optional(address()),
  SII_NOTES_URL: optional(address()),
  SII_TIMEOUT_MS: count({ minimum: 1, default: 20_000 }),
};

/** @throws Error when only some of the addresses are set */
export function readSiiConfig(variables: Static<TObject<typeof siiVariables>>): SiiConfig | undefined {
  const { SII_BOLETA_API_URL, SII_BOLETA_UPLOAD_URL, SII_NOTES_URL, SII_TIMEOUT_MS: timeoutMs } = variables;
  if (!SII_BOLETA_API_URL && !SII_BOLETA_UPLOAD_URL && !SII_NOTES_URL) return undefined;
  if (!SII_BOLETA_API_URL || !SII_BOLETA_UPLOAD_URL || !SII_NOTES_URL)
    throw new Error('SII_BOLETA_API_URL, SII_BOLETA_UPLOAD_URL and SII_NOTES_URL are required together');
  return {
    boletaApiUrl: withoutSlash(SII_BOLETA_API_URL),
    boletaUploadUrl: withoutSlash(SII_BOLETA_UPLOAD_URL),
    notesUrl: withoutSlash(SII_NOTES_URL),
    timeoutMs,
  };
}
