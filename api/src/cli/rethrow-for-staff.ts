import { AppError } from '../errors.ts';

/**
 * Rethrows errors of a service with messages for staff.
 * @param what e.g. `request 7` @param rejection e.g. `cannot be approved`
 */
export const rethrowForStaff = (what: string, rejection: string) => (error: unknown) => {
  if (!(error instanceof AppError)) throw error;
  if (error.code === 'NOT_FOUND') throw new Error(`There is no ${what}.`);
  throw new Error(`${what.charAt(0).toUpperCase()}${what.slice(1)} ${rejection}. ${error.message}`);
};
