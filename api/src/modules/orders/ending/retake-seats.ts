import type { OrderId } from '@idavuelta/shared/contracts';
import type { Queryable } from '../../../database/database.ts';
import { holdSeatsAgain } from '../../seats/seats.service.ts';
import { areSpacesLeftFor } from '../../seats/spaces.ts';
import { fitsLimitsAgain } from '../limits/ticket-limits.ts';
import { createOrdersRepository } from '../orders.repository.ts';
import { createRetakeRepository } from './retake-seats.repository.ts';

/** Tells whether an ended order could get its seats back right now. Only `retakeSeats` can guarantee it. */
export const couldRetakeSeats = async (db: Queryable, orderId: OrderId): Promise<boolean> =>
  (await createRetakeRepository(db).onSale(orderId))?.seatsLeft === true && (await fitsLimitsAgain(db, orderId));

/**
 * Takes the seats and the coupon of an ended order again, all or nothing; never after sales have closed, because the
 * vans are planned by then, nor above the limits per buyer.
 * @returns whether they were taken
 */
export async function retakeSeats(tx: Queryable, orderId: OrderId): Promise<boolean> {
  const ended = createRetakeRepository(tx);
  await ended.lockInvitation(orderId);
  const onSale = await ended.onSale(orderId);
  if (!onSale || !(await fitsLimitsAgain(tx, orderId))) return false;
  const { couponId } = onSale;
  // Locks the coupon before the seats, as placing an order does.
  if (couponId !== null && !(await ended.takeCoupon(couponId))) return false;
  if ((await areSpacesLeftFor(tx, orderId)) && (await holdSeatsAgain(tx, orderId))) return true;
  if (couponId !== null) await createOrdersRepository(tx).releaseCoupon(couponId);
  return false;
}
