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
 * Why a typed time, such as `2027-03-06T20:00`, is refused. `date`: no calendar has that day. `no_such_time`: clocks in the
 * zone are put forward over it. `twice`: they are put back over it, so that it comes twice; `choices` are the two.
 */
export function timeErrorOf(typed: string, { field, timeZone }: Where): FieldError | undefined {
  if (!isRealDay(typed.slice(0, 10))) return { field, reason: 'date' };
  const reason = timeProblemOf(typed, timeZone);
  if (reason !== 'twice') return reason && { field, reason };
  return { field, reason, choices: momentsAt(typed, timeZone).map((moment) => typedTimeOf(moment, timeZone)) };
}

/** The moment that a typed time means. @throws VALIDATION_FAILED for what `timeErrorOf` refuses */
export function typedMoment(typed: string, where: Where): Date {
  const error = timeErrorOf(typed, where);
  if (error) throw invalidFields(error);
  return momentAt(typed, where.timeZone);
}
