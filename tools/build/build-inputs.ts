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

/** The sources of a package, without the build tools. */
export interface BuildInputs {
  /** Its own files and the files of `shared/` that it uses, relative to the repository. */
  files: string[];
  /** The libraries it uses, as `name@version`. */
  libraries: string[];
}

const assets = ['woff2', 'svg', 'png', 'webp', 'avif', 'mp4', 'webm', 'vtt'];
const neverBuilt = /\.test\.tsx?$|\/src\/testing\//;

/** Returns all files that belong to a package's build by their location, relative to the repository. */
export const ownFiles = (root: string, folder: string) =>
  globSync([`${folder}/src/**/*`, `${folder}/public/**/*`, `${folder}/budget.json`], { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .filter((file) => !neverBuilt.test(file));

/**
 * Follows the imports of a package. A file of `shared/` counts if tree shaking leaves anything of it; what a module
 * takes from the shell at run time does not count.
 * @param folder of the package within `root`
 * @throws SourceError when a file cannot be parsed, or an import leads nowhere
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
 * Returns the files of `buildInputs` in a quarter of the time, without reading libraries. Which of our files remain
 * does not depend on the content of a library; a test compares the two.
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

/** Names of the libraries that a package and `shared/` declare; the others come with these. */
const librariesOf = (root: string, folder: string) =>
  ['shared', folder]
    .flatMap((name) => {
      const { dependencies, devDependencies } = JSON.parse(
        readFileSync(join(root, name, 'package.json'), 'utf8'),
      ) as Record<string, Record<string, string>>;
      return Object.keys({ ...dependencies, ...devDependencies });
    })
    .filter((name) => !name.startsWith('@idavuelta/'));

/** An error in the sources; its message has file, line and code. */
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

/**
 * Returns the indexes of `shared` that are imported dynamically. They count as inputs, although no code of their own is
 * in the output.
 */
const wholeIndexes = (inputs: Metafile['inputs']) =>
  Object.values(inputs)
    .flatMap(({ imports }) => imports.filter(({ kind }) => kind === 'dynamic-import').map(({ path }) => path))
    .filter((file) => /^shared\/[^/]+\/index\.ts$/.test(file));

/** Returns the files that contribute to the output, and the style sheets that they import. */
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

/** @returns name and version of the library to which a file belongs */
function libraryOf(root: string, file: string): string {
  const [, inside, name] = /^(.*node_modules\/)((?:@[^/]+\/)?[^/]+)/.exec(file) ?? [];
  const { version } = JSON.parse(readFileSync(join(root, `${inside}${name}`, 'package.json'), 'utf8')) as {
    version: string;
  };
  return `${name}@${version}`;
}
