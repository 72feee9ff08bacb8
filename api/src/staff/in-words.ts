import { AppError } from '../errors.ts';

/** Rethrows what a service refuses in words for staff. @param what e.g. `request 7` @param cannot e.g. `be approved` */
export const inWords = (what: string, cannot: string) => (error: unknown) => {
  if (!(error instanceof AppError)) throw error;
  if (error.code === 'NOT_FOUND') throw new Error(`There is no ${what}.`);
  throw new Error(`${what.charAt(0).toUpperCase()}${what.slice(1)} cannot ${cannot}. ${error.message}`);
};
