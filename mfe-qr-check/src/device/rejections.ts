import type { ApiProblem } from '@idavuelta/shared/platform';
import { type Rejection, rejections } from '../state/ticket-check.slice.ts';

/** Why the ticket is rejected; undefined when the call itself failed. */
export function rejectionOf({ code, errors = [] }: ApiProblem): Rejection | undefined {
  if (code === 'NOT_FOUND') return 'unknown';
  if (code !== 'TICKET_INVALID') return undefined;
  return rejections.find((rejection) => errors.some(({ reason }) => reason === rejection)) ?? 'unknown';
}
