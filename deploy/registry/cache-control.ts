/** `Cache-Control` for caches in between: files of releases are immutable. @param path key in the store, or address */
export const cacheControl = (path: string) =>
  /^\/?(modules|shell)\//.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
