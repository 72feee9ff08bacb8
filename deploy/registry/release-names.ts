/** The shell is released like a module, under this name. */
export const shellName = 'shell';

/** Folder of a release within a store, with a slash at its end. */
export const releaseFolder = (name: string, version: string) =>
  `${name === shellName ? '' : 'modules/'}${name}/${version}/`;

/** The file in which a build says what it is made of; the last one that is stored. */
export const manifestFile = (name: string) => (name === shellName ? 'shell.json' : 'module.json');
