import moment from 'moment';

/** Returns the start of a day in the user's time zone. @param day `YYYY-MM-DD` @returns ISO UTC */
export const beginOf = (day: string) => moment(day, 'YYYY-MM-DD').toISOString();

/** Returns the start of the following day. */
export const endOf = (day: string) => moment(day, 'YYYY-MM-DD').add(1, 'day').toISOString();
