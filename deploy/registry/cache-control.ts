/** `Cache-Control` for caches in between: files of releases are immutable. @param path key in the store, or address */
export const cacheControl = (path: string) =>
  /^\/?(modules|shell)\//.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';

/** The files of releases may be read by pages of any site, which may be hosts of modules. Nothing in them is anybody's own. */
export const readableByAll = { 'access-control-allow-origin': '*' };
