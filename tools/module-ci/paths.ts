import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readImports } from '../checks/imports/check-imports.ts';

/** Entry files of a team's commands, or files that these load without importing them. */
const entries = [
  'tools/alone/main.ts',
  'tools/alone/frame/main.tsx',
  'tools/module-ci/main.ts',
  'tools/override/main.ts',
  'tools/checks/imports/main.ts',
  'tools/checks/texts.ts',
  'tools/build/build.ts',
  'tools/build/jest.mjs',
  'shared/testing/setup.ts',
  'deploy/release/cli.ts',
];

/** Returns the file with a module's paths, for anyone without a checkout yet: a test keeps it up to date. */
export const pathsFile = (name: string) => `.ci/paths/${name}`;

/**
 * Returns the folders that a module and its team's commands consist of, by the same imports that the import rules
 * check: for `git sparse-checkout set`, which adds the files directly in their parent folders.
 * @param repository absolute path of a whole checkout
 */
export async function modulePaths(repository: string, name: string): Promise<string[]> {
  const { modules } = await readImports(repository, [name, ...entries]);
  const files = modules.map(({ source }) => source).filter((file) => !/(^|\/)node_modules\//.test(file));
  const folders = files.flatMap((file) => /^[^./][^/]*\/[^/]+(?=\/)/.exec(file) ?? []);
  return [...new Set(['.ci', name, ...folders.filter((folder) => !folder.startsWith(`${name}/`))])].sort();
}

/** Writes the file of a module's paths. @returns the paths */
export async function writePaths(repository: string, name: string): Promise<string[]> {
  const file = join(repository, pathsFile(name));
  mkdirSync(dirname(file), { recursive: true });
  const paths = await modulePaths(repository, name);
  writeFileSync(file, `${paths.join('\n')}\n`);
  return paths;
}
