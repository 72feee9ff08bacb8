import moment from 'moment';

/** The first moment of a day where this person is. @param day `YYYY-MM-DD` @returns ISO UTC */
export const beginOf = (day: string) => moment(day, 'YYYY-MM-DD').toISOString();

/** The first moment after it. */
export const endOf = (day: string) => moment(day, 'YYYY-MM-DD').add(1, 'day').toISOString();
