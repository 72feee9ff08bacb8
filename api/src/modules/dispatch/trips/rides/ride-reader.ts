import { createHash } from 'node:crypto';
import type { OrderId } from '@idavuelta/shared/contracts';
import { waitingAt } from '../../plans/parties/parties.ts';
import type { PublishedStop } from '../trips.repository.ts';

/** Hashes a passenger's address for the token of a link, because links stay in the browser history. */
export const readerOf = (orderId: OrderId, email: string) =>
  createHash('sha256').update(`${orderId} ${email.toLowerCase()}`).digest('base64url');

/** Tells whether the passenger waits with a ticket at one of its addresses. Replaced passengers no longer do. */
export const isOfReader = (rider: PublishedStop['riders'][number], reader: string) =>
  waitingAt(rider, rider.addressIndex).some(({ email }) => readerOf(rider.orderId, email) === reader);
