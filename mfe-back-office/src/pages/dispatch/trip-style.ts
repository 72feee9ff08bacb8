/** White on each of them, and each of them on white, can be read. */
const colours = [
  '#1d4fb8',
  '#b3221d',
  '#14713d',
  '#7a3ea8',
  '#9a3f00',
  '#0b6e75',
  '#a3195b',
  '#4d5873',
  '#5c6b00',
  '#0f1d3a',
  '#8a5a00',
] as const;
/** Dashes of its line: trips differ without their colours too, as they do by their numbers. */
const dashes = [undefined, '10 6', '2 6', '14 4 2 4'] as const;

/** How a trip looks on the map and beside it. @param number of the trip, from 1 */
export const tripStyle = (number: number) => ({
  colour: colours[(number - 1) % colours.length] ?? colours[0],
  dash: dashes[(number - 1) % dashes.length],
});
