import type { ResponseLimits } from '@idavuelta/shared/contracts/servers';

/** A hundred times the size of a typical payment response. */
const maxBytes = 1_000_000;

/** Limits for one response of a provider. */
export const responseLimits = ({ timeoutMs }: { timeoutMs: number }): ResponseLimits => ({ maxBytes, timeoutMs });
