import { createHmac } from 'node:crypto';
import { purposeKey } from '../../../config/purpose-keys.ts';
import type { CountedBy } from './ticket-limits.repository.ts';

/**
 * Creates the function that hashes what tickets of an event are counted by. With a key, because addresses are known,
 * and there are few networks and card digits.
 */
export function createLimitHash({ jwtSecret }: { jwtSecret: string }) {
  const key = purposeKey(jwtSecret, 'ticket-limits');
  return (eventId: number, by: CountedBy, value: string) =>
    createHmac('sha256', key).update(`${eventId}\n${by}\n${value}`).digest('base64url');
}
