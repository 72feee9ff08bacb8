/**
 * Normalizes a page's path to its canonical form: without trailing slashes and unnecessary percent-encoding (RFC 3986,
 * 6.2.2). A backslash becomes a slash, as in browsers.
 * @param path as the browser sent it, without the query
 */
export const canonicalPath = (path: string): string =>
  path
    .replaceAll('\\', '%5C')
    .replace(/%[\da-f]{2}/gi, (sequence) => {
      const character = String.fromCharCode(Number.parseInt(sequence.slice(1), 16));
      return /[\w~-]/.test(character) ? character : sequence.toUpperCase();
    })
    .replace(/(?<=[^/])\/+$/, '');
