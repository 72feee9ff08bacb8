import { readPackage } from '../build/packages.ts';
import { readImports } from '../checks/imports/check-imports.ts';
import type { Changes } from './changes.ts';

/** The files that have changed, and those that import one of them, over however many files. */
export async function reachedFiles(
  repository: string,
  packages: string[],
  changes: Pick<Changes, 'files'>,
): Promise<ReadonlySet<string>> {
  const { modules } = await readImports(repository, packages);
  const importers = new Map<string, string[]>();
  for (const { source, dependencies } of modules)
    for (const { resolved } of dependencies) importers.set(resolved, [...(importers.get(resolved) ?? []), source]);
  const seen = new Set(changes.files);
  // Iterating a set also visits members added meanwhile, so this follows importers to the end.
  for (const file of seen) for (const importer of importers.get(file) ?? []) seen.add(importer);
  return seen;
}

/** Whether the package names a library that has changed. */
export function usesLibrary(repository: string, name: string, { libraries }: Pick<Changes, 'libraries'>) {
  const { dependencies, devDependencies } = readPackage(name, repository) as Record<string, Record<string, string>>;
  return libraries.some((library) => library in { ...dependencies, ...devDependencies });
}
