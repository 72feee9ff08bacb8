import { InvalidArgumentError } from 'commander';

/** Parses an integer for commander. @param least defaults to 1 */
export const wholeNumber =
  (least = 1) =>
  (text: string): number => {
    if (!/^\d{1,9}$/.test(text) || Number(text) < least)
      throw new InvalidArgumentError(`It must be a whole number from ${least} on.`);
    return Number(text);
  };

/** Parses a time `HH:mm` for commander. */
export const clockTime = (text: string): string => {
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(text)) throw new InvalidArgumentError('It must be an hour such as 18:05.');
  return text;
};

/** Parses one of several words for commander. */
export const oneOfWords =
  <T extends string>(words: readonly T[]) =>
  (text: string): T => {
    const word = words.find((known) => known === text);
    if (!word) throw new InvalidArgumentError(`It must be one of ${words.join(', ')}.`);
    return word;
  };
