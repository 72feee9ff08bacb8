import { toDecimalAmount } from '@idavuelta/shared/contracts/money';
import type { ActEffect } from '@idavuelta/shared/contracts/staff';
import type { Queryable } from '../../../database/database.ts';
import { createActEffectRepository } from './act-effect.repository.ts';

/** No provider refunds this method; staff does it manually. */
const byHand = 'transferencia';

/** Previews the effect on buyers of an act on these departures. */
export async function effectOn(db: Queryable, departureIds: number[]): Promise<ActEffect> {
  const effects = createActEffectRepository(db);
  const money = await effects.money(departureIds);
  return {
    ...(await effects.count(departureIds)),
    money: money.map(({ method, minor, currency, orders }) => ({
      method,
      ...toDecimalAmount({ minor, currency }),
      orders,
      byHand: method === byHand,
    })),
  };
}
