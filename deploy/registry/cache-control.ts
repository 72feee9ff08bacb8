/** What caches on the way may do with a file of a release, or with what changes: by its key or by its address. */
export const cacheControl = (path: string) =>
  /^\/?(modules|shell)\//.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
