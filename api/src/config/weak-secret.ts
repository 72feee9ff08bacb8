/** Random alphanumeric secrets of the required length have about twice as many distinct characters. */
const minDistinct = 8;
/**
 * Maximum length of a piece whose repetition makes a secret weak: repeating a short text does not make it harder to
 * guess.
 */
const maxPiece = 16;

const isRepeated = (text: string) => {
  const piece = (text + text).indexOf(text, 1);
  return piece < text.length && piece <= maxPiece;
};

/** Counts neighbouring letters or digits, as in `abcdefgh` and `87654321`. */
const stepsOf = (text: string) =>
  [...text].slice(1).filter((letter, i) => Math.abs(letter.charCodeAt(0) - text.charCodeAt(i)) <= 1).length;

/** Tells whether a secret only fills the required length: one character, a repeated piece, or the alphabet. */
export const isWeakSecret = (text: string): boolean =>
  new Set(text).size < minDistinct || isRepeated(text) || stepsOf(text) > text.length / 2;
