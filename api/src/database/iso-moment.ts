/** A moment as responses have it, in UTC to the second: `2027-03-06T20:00:00Z`. @param moment of a row, or as nested JSON has it */
export const isoMoment = (moment: Date | string): string => `${new Date(moment).toISOString().slice(0, 19)}Z`;
