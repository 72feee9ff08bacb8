const quoted = `"[^"]*"|'[^']*'`;
const attribute = new RegExp(`([\\w:]+)\\s*=\\s*(${quoted})`, 'g');

/**
 * Builds a pattern for an element's start tag: its prefix, and its attributes, whose values may contain `>`.
 * @param name without a prefix
 */
export const startTag = (name: string) => new RegExp(`<((?:\\w+:)?)${name}\\b((?:[^>"']|${quoted}){0,300})>`, 'g');

/** Parses attributes by name, without decoding them. */
export const attributesOf = (attributes: string): Record<string, string> =>
  Object.fromEntries(
    [...attributes.matchAll(attribute)].map(([, name = '', value = '']) => [name, value.slice(1, -1)]),
  );

/** `AB` → 28. */
export const columnNumber = (letters: string) =>
  [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0);

/** 28 → `AB`. */
export const columnLetters = (column: number): string =>
  column > 26
    ? columnLetters(Math.floor((column - 1) / 26)) + columnLetters(((column - 1) % 26) + 1)
    : String.fromCharCode(64 + column);
