/** Legible in both directions: white on each colour, and each colour on white. */
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
/** Dash patterns of the lines, so that trips can be told apart without colours. */
const dashes = [undefined, '10 6', '2 6', '14 4 2 4'] as const;

/** Returns the style of a trip on the map and in the list. @param number of the trip, from 1 */
export const tripStyle = (number: number) => ({
  colour: colours[(number - 1) % colours.length] ?? colours[0],
  dash: dashes[(number - 1) % dashes.length],
});
