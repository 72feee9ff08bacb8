import type { OrderId } from '@idavuelta/shared/contracts';
import type { Queryable } from '../../../database/database.ts';
import { takeSeatsAgain } from '../../seats/seats.service.ts';
import { createOrdersRepository } from '../orders.repository.ts';
import { createRetakeRepository } from './retake-seats.repository.ts';

/** Whether an order that has ended could have its seats again at the moment. For sure only taking them says so. */
export const couldRetakeSeats = async (db: Queryable, orderId: OrderId): Promise<boolean> =>
  (await createRetakeRepository(db).onSale(orderId))?.seatsLeft === true;

/**
 * Takes the seats and the coupon of an order that has ended again, all or nothing. Not once its sales have closed,
 * because the vans are planned by then.
 * @returns whether they were taken
 */
export async function retakeSeats(tx: Queryable, orderId: OrderId): Promise<boolean> {
  const ended = createRetakeRepository(tx);
  await ended.lockInvitation(orderId);
  const onSale = await ended.onSale(orderId);
  if (!onSale) return false;
  const { couponId } = onSale;
  // The coupon comes before the seats, as it does when an order is placed.
  if (couponId !== null && !(await ended.takeCoupon(couponId))) return false;
  if (await takeSeatsAgain(tx, orderId)) return true;
  if (couponId !== null) await createOrdersRepository(tx).releaseCoupon(couponId);
  return false;
}
