/** Name under which the shell is released, like a module. */
export const shellName = 'shell';

/** Returns a release's folder within a store, with a trailing slash. */
export const releaseFolder = (name: string, version: string) =>
  `${name === shellName ? '' : 'modules/'}${name}/${version}/`;

/** Returns the name of a build's manifest, which is stored last. */
export const manifestFile = (name: string) => (name === shellName ? 'shell.json' : 'module.json');
