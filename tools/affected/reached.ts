import { readPackage } from '../build/packages.ts';
import type { Changes } from './changes.ts';
import { importGraph } from './import-graph.ts';

/** Returns the changed files and all files that import one of them, directly or indirectly. */
export function reachedFiles(
  repository: string,
  packages: string[],
  changes: Pick<Changes, 'files'>,
): ReadonlySet<string> {
  const { files, importsOf } = importGraph(repository, packages);
  const importers = new Map<string, string[]>();
  for (const file of files)
    for (const name of importsOf(file)) importers.set(name, [...(importers.get(name) ?? []), file]);
  const seen = new Set(changes.files);
  // Iterating a set also visits members added meanwhile, so this follows importers to the end.
  for (const file of seen) for (const importer of importers.get(file) ?? []) seen.add(importer);
  return seen;
}

/** Tells whether the package depends on a changed library. */
export function usesLibrary(repository: string, name: string, { libraries }: Pick<Changes, 'libraries'>) {
  const { dependencies, devDependencies } = readPackage(name, repository) as Record<string, Record<string, string>>;
  return libraries.some((library) => library in { ...dependencies, ...devDependencies });
}
