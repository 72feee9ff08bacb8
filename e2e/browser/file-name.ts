/**
 * Removes hashes: `/modules/mfe-catalog/1.0.0-1a2b3c4d/352.js` → `mfe-catalog/352.js`, the same file in the next build.
 */
export const fileName = (url: string) =>
  new URL(url).pathname.replace(/^\/(modules\/)?/, '').replace(/\/\d+\.\d+\.\d+-[0-9a-f]{8}\//, '/');
