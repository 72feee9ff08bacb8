/** File name of a module's entry within a release. */
export const entryFile = 'remoteEntry.js';

/** File name of its entry for hosts other than our shell; `mf-manifest.json` refers to it. */
export const foreignEntryFile = 'foreignEntry.js';

/** File name of the types of its exposes; the manifest refers to it too. */
export const typesFile = '@mf-types.zip';
