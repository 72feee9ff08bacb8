/**
 * Formats a time for responses, in UTC without fractions: `2027-03-06T20:00:00Z`.
 * @param moment of a row, or from nested JSON
 */
export const isoMoment = (moment: Date | string): string => `${new Date(moment).toISOString().slice(0, 19)}Z`;
