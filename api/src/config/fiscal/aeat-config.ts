import type { Static, TObject } from '@fastify/type-provider-typebox';
import { address, count, optional } from '../variable-types.ts';

export interface AeatConfig {
  /** Address of the SOAP service; undefined: nothing is sent. */
  url: string | undefined;
  /** Address that QR codes lead to; undefined: that of the authority, not of its test environment. */
  qrUrl: string | undefined;
  timeoutMs: number;
}

export const aeatVariables = {
  AEAT_URL: optional(address()),
  AEAT_QR_URL: optional(address()),
  AEAT_TIMEOUT_MS: count({ default: 30_000 }),
};

export const readAeatConfig = ({
  AEAT_URL,
  AEAT_QR_URL,
  AEAT_TIMEOUT_MS,
}: Static<TObject<typeof aeatVariables>>): AeatConfig => ({
  url: AEAT_URL,
  qrUrl: AEAT_QR_URL,
  timeoutMs: AEAT_TIMEOUT_MS,
});
