/** The shell is released like a module, under this name. */
export const shellName = 'shell';

/** Folder of a release within a store, with a slash at its end. */
export const releaseFolder = (name: string, version: string) =>
  `${name === shellName ? '' : 'modules/'}${name}/${version}/`;

/** The manifest of a build, stored as its last file. */
export const manifestFile = (name: string) => (name === shellName ? 'shell.json' : 'module.json');
