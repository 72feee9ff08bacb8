/**
 * Returns `Cache-Control` for intermediate caches: files of releases are immutable.
 * @param path key in the store, or URL path
 */
export const cacheControl = (path: string) =>
  /^\/?(modules|shell)\//.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';

/**
 * Lets pages of any site read release files, because they may be hosts of modules. The files contain nothing private.
 */
export const readableByAll = { 'access-control-allow-origin': '*' };
