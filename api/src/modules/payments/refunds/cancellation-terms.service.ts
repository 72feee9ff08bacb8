import type { OrderId } from '@idavuelta/shared/contracts';
import type { Queryable } from '../../../database/database.ts';
import { createCancellationTermsRepository } from './cancellation-terms.repository.ts';

/** What decides whether the buyer of an order may cancel it; undefined for one that is not paid. */
export const findCancellationTerms = (db: Queryable, orderId: OrderId) =>
  createCancellationTermsRepository(db).of(orderId);
