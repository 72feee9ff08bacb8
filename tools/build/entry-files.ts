/** Name of a module's entry within a release. */
export const entryFile = 'remoteEntry.js';

/** Name of its entry for hosts that are not our shell; `mf-manifest.json` names it. */
export const foreignEntryFile = 'foreignEntry.js';

/** Name of the types of what it exposes; the manifest names it too. */
export const typesFile = '@mf-types.zip';
