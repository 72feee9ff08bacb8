import type { FieldError } from '@idavuelta/shared/contracts';
import { momentAt, momentsAt, timeProblemOf, typedTimeOf } from '@idavuelta/shared/contracts/time';
import { invalidFields } from '../errors.ts';
import { isRealDay } from './input-guard.ts';

interface Where {
  /** Path in the body. */
  field: string;
  timeZone: string;
}

/**
 * Returns why a typed local time such as `2027-03-06T20:00` is invalid. `date`: no such date. `no_such_time`: skipped
 * when clocks go forward. `twice`: repeated when clocks go back; `choices` are the two times.
 */
export function timeErrorOf(typed: string, { field, timeZone }: Where): FieldError | undefined {
  if (!isRealDay(typed.slice(0, 10))) return { field, reason: 'date' };
  const reason = timeProblemOf(typed, timeZone);
  if (reason !== 'twice') return reason && { field, reason };
  return { field, reason, choices: momentsAt(typed, timeZone).map((moment) => typedTimeOf(moment, timeZone)) };
}

/** Converts a typed local time. @throws VALIDATION_FAILED with the error of `timeErrorOf` */
export function typedMoment(typed: string, where: Where): Date {
  const error = timeErrorOf(typed, where);
  if (error) throw invalidFields(error);
  return momentAt(typed, where.timeZone);
}
