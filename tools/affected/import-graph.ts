import { posix } from 'node:path';
import { exports as exportedFiles } from 'resolve.exports';
import { readSourceFile, type SourceFile } from './source-file.ts';
import { readBlobs, type Tree, treeOf } from './tree.ts';

const code = /\.(tsx?|[mc]?js|css)$/;
const endings = ['', '.ts', '.tsx', '.mjs', '.js', '/index.ts', '/index.tsx'];

/** The import graph of our packages' files. */
export interface ImportGraph {
  files: readonly string[];
  /** Files that the file imports or re-exports, types included; a missing one is listed as written. */
  importsOf(file: string): ReadonlySet<string>;
  /**
   * Files that declare the values imported by the file, looking through indexes that only re-export. A namespace import
   * counts as one file.
   */
  valuesOf(file: string): ReadonlySet<string>;
  /** Names of libraries from which the file imports more than types. */
  librariesOf(file: string): ReadonlySet<string>;
}

/** Parsed files by blob id: a file shared by many commits is parsed once. */
const sources = new Map<string, SourceFile>();

/** @param tree of a commit; the current files by default */
export function importGraph(
  repository: string,
  packages: readonly string[],
  tree: Tree = treeOf(repository),
): ImportGraph {
  const files = [...tree.keys()].filter((file) => code.test(file) && packages.includes(file.split('/')[0] ?? ''));
  readSources(repository, files, tree);
  const inPackage = packageFiles(repository, packages, tree);
  const sourceOf = (file: string) => sources.get(tree.get(file) ?? '') ?? { imports: [], exports: [] };

  return {
    files,
    importsOf: (file) => new Set(sourceOf(file).imports.flatMap(({ from }) => resolve(file, from) ?? [])),
    valuesOf: (file) =>
      new Set(
        valueImports(file).flatMap(({ from, names }) => {
          const imported = resolve(file, from);
          if (!imported) return [];
          return names ? names.map((name) => declaredIn(imported, name) ?? imported) : [imported];
        }),
      ),
    librariesOf: (file) =>
      new Set(valueImports(file).flatMap(({ from }) => (inPackage(from) === 'library' ? [libraryOf(from)] : []))),
  };

  function valueImports(file: string) {
    return sourceOf(file).imports.filter(({ isType }) => !isType);
  }

  function resolve(from: string, name: string): string | undefined {
    if (name.startsWith('.')) {
      const path = posix.join(posix.dirname(from), name);
      return `${path}${endings.find((ending) => tree.has(path + ending)) ?? ''}`;
    }
    const file = inPackage(name);
    return file === 'library' ? undefined : file;
  }

  function declaredIn(file: string, name: string, asked = new Set<string>()): string | undefined {
    if (asked.has(file)) return undefined;
    asked.add(file);
    const { exports } = sourceOf(file);
    const named = exports.find((one) => one.name === name);
    if (named && !named.of) return file;
    const passedOn = named ? [named] : exports.filter((one) => one.name === '*');
    for (const { of } of passedOn) {
      const next = of && resolve(file, of.from);
      const found =
        next && (named && of.name !== '*' ? declaredIn(next, of.name, asked) : declaredIn(next, name, asked));
      if (found) return found;
    }
    return undefined;
  }
}

const libraryOf = (name: string) => name.split('/', name.startsWith('@') ? 2 : 1).join('/');

function readSources(repository: string, files: readonly string[], tree: Tree) {
  const unknown = new Map(
    files.map((file) => [tree.get(file) ?? '', file]).filter(([id = '']) => !sources.has(id)) as [string, string][],
  );
  for (const [id, text] of readBlobs(repository, [...unknown.keys()]))
    sources.set(id, readSourceFile(unknown.get(id) ?? '', text));
}

/** @returns a function that finds the file which one of our packages exports under a name, as Node does */
function packageFiles(repository: string, packages: readonly string[], tree: Tree) {
  const own = packages.flatMap((folder) => {
    const id = tree.get(`${folder}/package.json`);
    if (!id) return [];
    const text = readBlobs(repository, [id]).get(id) ?? '';
    return [{ folder, about: JSON.parse(text) as { name: string } }];
  });
  const found = new Map<string, string | undefined>();
  return (name: string): string | 'library' | undefined => {
    if (!found.has(name)) found.set(name, find(name));
    return found.get(name);
  };

  function find(name: string) {
    const owner = own.find(({ about }) => name === about.name || name.startsWith(`${about.name}/`));
    if (!owner) return /^(node:|[^@\w])/.test(name) ? undefined : 'library';
    try {
      const [file] = exportedFiles(owner.about, name) ?? [];
      return posix.join(owner.folder, file ?? name.slice(owner.about.name.length + 1));
    } catch {
      // The name is not exported: it leads to no file.
      return undefined;
    }
  }
}
