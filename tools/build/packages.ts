import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BuildInputs } from './build-inputs.ts';
import { releaseId } from './release-id.ts';

export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

/** Reads the `package.json` of a folder within the repository. */
export const readPackage = (folder: string, repository = root): unknown =>
  JSON.parse(readFileSync(join(repository, folder, 'package.json'), 'utf8'));

/** Returns the folders of all packages, in the order of the root's `workspaces`. */
export function workspaces(repository = root): string[] {
  const { workspaces: patterns } = readPackage('.', repository) as { workspaces: string[] };
  return patterns.flatMap((pattern) =>
    globSync(`${pattern}/package.json`, { cwd: repository })
      .map((file) => dirname(file))
      .sort(),
  );
}

/** Returns the modules: every package whose folder is called `mfe-…`. */
export const modulesIn = (repository: string) => workspaces(repository).filter((folder) => folder.startsWith('mfe-'));

export const modules: readonly string[] = modulesIn(root);

/** The packages that are built for the browser. */
export const browserPackages: readonly string[] = ['shell', ...modules];

export interface Build {
  /** Name and folder of the package. */
  name: string;
  dir: string;
  /** Eight hex digits, a hash of all build inputs. */
  id: string;
  /** Package version and build id. */
  version: string;
  /** Differs per build: with a fixed name, a live swap would silently keep running the old code. */
  uniqueName: string;
}

/**
 * Describes the build of a package's current sources.
 * @param inputs the build inputs, if the caller has them already
 */
export function describeBuild(name: string, inputs?: BuildInputs): Build {
  return buildCalled(name, releaseId(root, name, inputs));
}

/** Returns the package's build with that id. */
export function buildCalled(name: string, id: string): Build {
  const { version } = readPackage(name) as { version: string };
  return {
    name,
    dir: join(root, name),
    id,
    version: `${version}-${id}`,
    uniqueName: `idv_${name.replaceAll('-', '_')}_${id}`,
  };
}

export const isBrowserPackage = (name: string) => browserPackages.includes(name);
