import { join } from 'node:path';
import { root } from '../packages.ts';

const axios = 'axios/lib';

/**
 * Parts of libraries that this site never runs, by the file they live in and what stands in for them in browser builds.
 * Together 5 KB brotli of every first visit. The versions are pinned; the browser journeys run on these builds.
 */
const parts: Record<string, string> = {
  [`${axios}/adapters/fetch.js`]: 'axios-fetch-adapter.mjs',
  [`${axios}/helpers/HttpStatusCode.js`]: 'axios-status-codes.mjs',
  [`${axios}/helpers/toFormData.js`]: 'axios-form-data.mjs',
  [`${axios}/helpers/formDataToJSON.js`]: 'axios-form-data-to-json.mjs',
  [`${axios}/helpers/progressEventReducer.js`]: 'axios-progress.mjs',
};

const installed = (path: string) => join(root, 'node_modules', path);

export const unusedPartAliases: Record<string, string> = Object.fromEntries(
  Object.entries(parts).map(([file, stand]) => [installed(file), join(import.meta.dirname, stand)]),
);
