/**
 * The one address of a page, among those that lead to it: without slashes at its end, and with no more percent sequences
 * than it needs (RFC 3986, 6.2.2). A backslash becomes one, since browsers take it for a slash.
 * @param path as the browser sent it, without the query
 */
export const oneAddress = (path: string): string =>
  path
    .replaceAll('\\', '%5C')
    .replace(/%[\da-f]{2}/gi, (sequence) => {
      const character = String.fromCharCode(Number.parseInt(sequence.slice(1), 16));
      return /[\w~-]/.test(character) ? character : sequence.toUpperCase();
    })
    .replace(/(?<=[^/])\/+$/, '');
