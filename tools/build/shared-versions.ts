import { readFileSync } from 'node:fs';
import { createRequire, findPackageJSON } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { storeLibraryNames } from '@idavuelta/deploy/registry/store-library-names.ts';
import { contractVersion, type ModuleDefinition } from '@idavuelta/shared/contracts';

const require = createRequire(import.meta.url);
const versionOf = (name: string) => (require(`${name}/package.json`) as { version: string }).version;

/** Libraries that only the shell provides: each must exist once. */
export const hostVersions: Record<string, string> = {
  react: versionOf('react'),
  'react/jsx-runtime': versionOf('react'),
  'react-dom': versionOf('react-dom'),
  'react-dom/client': versionOf('react-dom'),
  '@idavuelta/shared/platform': contractVersion,
  '@idavuelta/shared/queries': contractVersion,
};

/** Libraries of which the shell exposes only the exports that its first file contains anyway. */
export const storeLibraryVersions: Record<string, string> = Object.fromEntries(
  storeLibraryNames.map((name) => [name, versionOf(name)]),
);

export const isOurs = (library: string) => library.startsWith('@idavuelta/');

/** `hostVersions` without our own packages, for which the contract's range applies. */
export const providedLibraries = Object.fromEntries(Object.entries(hostVersions).filter(([name]) => !isOurs(name)));

/**
 * Libraries that the shell shares like modules do with `shares`: the first module that needs one fetches it for all.
 */
export const shellShares: readonly string[] = [
  'yup',
  'final-form',
  'react-final-form',
  'moment',
  '@idavuelta/shared/calendar',
  '@idavuelta/shared/search-select',
];

/**
 * Returns the versions of a package's lazily shared libraries; for our own packages the contract's.
 * @throws Error when one is not installed
 */
export function lazyVersions({ dir }: { dir: string }, definition?: ModuleDefinition): Record<string, string> {
  const names = definition ? (definition.shares ?? []) : shellShares;
  return Object.fromEntries(names.map((name) => [name, isOurs(name) ? contractVersion : installedVersion(dir, name)]));
}

function installedVersion(dir: string, name: string): string {
  const file = findPackageJSON(name, pathToFileURL(join(dir, 'package.json')));
  if (!file) throw new Error(`${name} is not installed for ${dir}`);
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}
