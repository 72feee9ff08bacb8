import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type BuildFailure,
  type BuildOptions,
  buildSync,
  formatMessagesSync,
  type Loader,
  type Metafile,
} from 'esbuild';
import { hostVersions } from './shared-versions.ts';

/** The sources of a package, besides the build tools. */
export interface BuildInputs {
  /** Its own files and those of `shared/` that it uses, relative to the repository. */
  files: string[];
  /** The libraries it uses, each as `name@version`. */
  libraries: string[];
}

const assets = ['woff2', 'svg', 'png', 'webp', 'avif', 'mp4', 'webm', 'vtt'];
const neverBuilt = /\.test\.tsx?$|\/src\/testing\//;

/** All files of a package that are part of its build by standing there, relative to the repository. */
export const ownFiles = (root: string, folder: string) =>
  globSync([`${folder}/src/**/*`, `${folder}/public/**/*`, `${folder}/budget.json`], { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .filter((file) => !neverBuilt.test(file));

/**
 * Follows the imports of a package. A file of `shared/` counts when something of it is left after tree shaking; what a module
 * takes from the shell at run time does not count.
 * @param folder of the package within `root`
 * @throws SourceError when a file cannot be read as what it is, or an import leads nowhere
 */
export function buildInputs(root: string, folder: string): BuildInputs {
  const used = usedOf(root, folder, []);
  const isLibrary = (file: string) => file.includes('node_modules/');
  return {
    files: used.filter((file) => !isLibrary(file)),
    libraries: [...new Set(used.filter(isLibrary).map((file) => libraryOf(root, file)))].sort(),
  };
}

/**
 * The files of `buildInputs` in a quarter of its time: no library is read. Which files of ours are left does not depend on
 * what is in a library; a test holds the two against each other.
 */
export const buildFiles = (root: string, folder: string): string[] =>
  usedOf(root, folder, librariesOf(root, folder)).filter((file) => !file.includes('node_modules/'));

function usedOf(root: string, folder: string, notFollowed: string[]): string[] {
  const own = ownFiles(root, folder);
  const metafile = follow({
    absWorkingDir: root,
    entryPoints: own.filter((file) => /\.tsx?$/.test(file)).map((file, i) => ({ in: file, out: String(i) })),
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    outdir: 'nowhere',
    write: false,
    logLevel: 'silent',
    external: [...(folder === 'shell' ? [] : Object.keys(hostVersions)), 'node:*', ...notFollowed],
    loader: Object.fromEntries(assets.map((ending) => [`.${ending}`, 'empty' as Loader])),
  });
  return [...new Set([...own, ...usedFiles(metafile)])].sort();
}

/** Names of the libraries that a package and `shared/` name; what else there is comes with these. */
const librariesOf = (root: string, folder: string) =>
  ['shared', folder]
    .flatMap((name) => {
      const { dependencies, devDependencies } = JSON.parse(
        readFileSync(join(root, name, 'package.json'), 'utf8'),
      ) as Record<string, Record<string, string>>;
      return Object.keys({ ...dependencies, ...devDependencies });
    })
    .filter((name) => !name.startsWith('@idavuelta/'));

/** A mistake in the sources; its message has file, line and code. */
export class SourceError extends Error {}

function follow(options: BuildOptions): Metafile {
  try {
    return buildSync({ ...options, metafile: true }).metafile;
  } catch (error) {
    const { errors } = error as BuildFailure;
    if (!errors) throw error;
    throw new SourceError(formatMessagesSync(errors, { kind: 'error' }).join('').trim());
  }
}

/** What is fetched as a whole is served by its index, which leaves nothing of its own in the output. */
const wholeIndexes = (inputs: Metafile['inputs']) =>
  Object.values(inputs)
    .flatMap(({ imports }) => imports.filter(({ kind }) => kind === 'dynamic-import').map(({ path }) => path))
    .filter((file) => /^shared\/[^/]+\/index\.ts$/.test(file));

/** Files that contribute to the output, and the style sheets that they import. */
function usedFiles({ inputs, outputs }: Metafile): string[] {
  const left = Object.values(outputs).flatMap((output) =>
    Object.entries(output.inputs).flatMap(([file, { bytesInOutput }]) => (bytesInOutput > 0 ? [file] : [])),
  );
  const scripts = left.filter((file) => !file.endsWith('.css'));
  const styles = scripts
    .flatMap((file) => inputs[file]?.imports ?? [])
    .filter(({ path, external }) => path.endsWith('.css') && !external);
  return [...scripts, ...styles.map(({ path }) => path), ...wholeIndexes(inputs)];
}

/** @returns name and version of the library that a file belongs to */
function libraryOf(root: string, file: string): string {
  const [, inside, name] = /^(.*node_modules\/)((?:@[^/]+\/)?[^/]+)/.exec(file) ?? [];
  const { version } = JSON.parse(readFileSync(join(root, `${inside}${name}`, 'package.json'), 'utf8')) as {
    version: string;
  };
  return `${name}@${version}`;
}
