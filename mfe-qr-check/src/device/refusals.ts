import type { ApiProblem } from '@idavuelta/shared/platform';
import { type Refusal, refusals } from '../state/ticket-check.slice.ts';

/** What is wrong with the ticket; undefined when it was the call that failed. */
export function refusalOf({ code, errors = [] }: ApiProblem): Refusal | undefined {
  if (code === 'NOT_FOUND') return 'unknown';
  if (code !== 'TICKET_INVALID') return undefined;
  return refusals.find((refusal) => errors.some(({ reason }) => reason === refusal)) ?? 'unknown';
}
