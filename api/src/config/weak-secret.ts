/** Random letters and digits of the length that secrets need have about twice as many different ones. */
const minDistinct = 8;
/** Longest piece whose repetition makes a weak secret: repeated, a short text is as easy to guess as once. */
const maxPiece = 16;

const isRepeated = (text: string) => {
  const piece = (text + text).indexOf(text, 1);
  return piece < text.length && piece <= maxPiece;
};

/** Neighbours of the alphabet or the digits, as in `abcdefgh` and `87654321`. */
const stepsOf = (text: string) =>
  [...text].slice(1).filter((letter, i) => Math.abs(letter.charCodeAt(0) - text.charCodeAt(i)) <= 1).length;

/** Whether a secret was typed to fill its length: one letter, one piece over and over, the alphabet. */
export const isWeakSecret = (text: string): boolean =>
  new Set(text).size < minDistinct || isRepeated(text) || stepsOf(text) > text.length / 2;
