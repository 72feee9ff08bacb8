import type { AnswerLimits } from '@idavuelta/shared/contracts/servers';

/** A hundred times what a provider says of a payment. */
const maxBytes = 1_000_000;

/** Limits of one answer of a provider. */
export const answerLimits = ({ timeoutMs }: { timeoutMs: number }): AnswerLimits => ({ maxBytes, timeoutMs });
