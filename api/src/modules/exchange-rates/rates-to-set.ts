import type { Database } from '../../database/database.ts';
import { createRatesForStaff } from './for-staff/rates-for-staff.ts';
import { stateOfRate } from './rate-age.ts';

export type RatesToSet = ReturnType<typeof createRatesToSet>;

/** Counts the currencies whose rate has expired, expires within two days, or was never set. */
export function createRatesToSet({ db, maxAgeDays }: { db: Database; maxAgeDays: number }) {
  const rates = createRatesForStaff({ db });

  return async (): Promise<{ count: number; oldest: Date | null }> => {
    const current = await rates.current();
    const waiting = current.filter(({ rate }) => stateOfRate(rate?.setAt, maxAgeDays) !== 'fresh');
    const setAt = waiting.flatMap(({ rate }) => (rate ? [rate.setAt.getTime()] : []));
    return { count: waiting.length, oldest: setAt.length > 0 ? new Date(Math.min(...setAt)) : null };
  };
}
