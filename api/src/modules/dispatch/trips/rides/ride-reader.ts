import { createHash } from 'node:crypto';
import type { OrderId } from '@idavuelta/shared/contracts';
import { waitingAt } from '../../plans/parties/parties.ts';
import type { PublishedStop } from '../trips.repository.ts';

/** A passenger in the token of a link, which stays in a browser's history: no address can be read from it. */
export const readerOf = (orderId: OrderId, email: string) =>
  createHash('sha256').update(`${orderId} ${email.toLowerCase()}`).digest('base64url');

/** Whether the passenger waits with a ticket at one of its addresses. Whoever was replaced since then does not. */
export const isOfReader = (rider: PublishedStop['riders'][number], reader: string) =>
  waitingAt(rider, rider.addressIndex).some(({ email }) => readerOf(rider.orderId, email) === reader);
