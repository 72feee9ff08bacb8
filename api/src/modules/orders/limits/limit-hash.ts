import { createHmac } from 'node:crypto';
import { purposeKey } from '../../../config/purpose-keys.ts';
import type { CountedBy } from './ticket-limits.repository.ts';

/**
 * Creates the function that hashes an address, network or card. The hash needs a secret key: without one, anybody with
 * the table could find a value by hashing all likely ones.
 */
export function createLimitHash({ jwtSecret }: { jwtSecret: string }) {
  const key = purposeKey(jwtSecret, 'ticket-limits');
  return (eventId: number, by: CountedBy, value: string) =>
    createHmac('sha256', key).update(`${eventId}\n${by}\n${value}`).digest('base64url');
}
