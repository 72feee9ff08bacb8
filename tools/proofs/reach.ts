import { createHash } from 'node:crypto';
import { matchesGlob } from 'node:path';
import { type ImportGraph, importGraph } from '../affected/import-graph.ts';
import { readBlobs, type Tree, treeOf } from '../affected/tree.ts';
import { lockedVersions } from './locked-versions.ts';
import type { Proof } from './proof.ts';

/** A suite's tests and helpers prove nothing here, and run with every gate. */
const isOfSuite = (file: string) =>
  /^(shell|shared|mfe-[^/]+|api|deploy|tools)\/(?!src\/proofs\/)(.*\.test\.tsx?$|(src\/)?testing\/)/.test(file);

/** Texts and styles change how a page reads and looks; only proofs that look at pages depend on them. */
const isTextOrStyle = (file: string) => /\/texts\/.*\.json$|\.css$/.test(file);

/** The files of a repository at one moment, with their import graph. */
export interface Snapshot {
  tree: Tree;
  graph: ImportGraph;
  /** Text of the lock file. */
  lock: string;
}

/** @param commit the current files by default */
export function snapshotOf(repository: string, packages: readonly string[], commit?: string): Snapshot {
  const tree = treeOf(repository, commit);
  const id = tree.get('package-lock.json');
  const lock = id ? (readBlobs(repository, [id]).get(id) ?? '') : '{"packages":{}}';
  return { tree, graph: importGraph(repository, packages, tree), lock };
}

/**
 * Returns what a proof reaches, in two levels: the files it names, and the files that declare the values these import,
 * in their own package, in the contracts or in another package's exports. Anything further away has its own tests and
 * proofs. Types are checked by the compiler.
 * @returns each file with its content id, and each library that these files use with its version
 */
export function reachOf(proof: Proof, { tree, graph, lock }: Snapshot): Map<string, string> {
  const counts = (file: string) => tree.has(file) && !isOfSuite(file) && (proof.looks === true || !isTextOrStyle(file));
  const named = [...tree.keys()].filter((file) => counts(file) && proof.about.some((glob) => matchesGlob(file, glob)));
  const files = new Set([...named, ...named.flatMap((file) => [...graph.valuesOf(file)].filter(counts))]);
  const libraries = new Set([...files].flatMap((file) => [...graph.librariesOf(file)]));
  return new Map([
    ...[...files].sort().map((file): [string, string] => [file, tree.get(file) ?? '']),
    ...lockedVersions(lock, [...libraries].sort()),
  ]);
}

/** Hashes everything that a proof reaches, its commands and Node's major version. */
export function hashOf(proof: Proof, reach: ReadonlyMap<string, string>): string {
  const [node] = process.versions.node.split('.');
  const lines = [...reach].map(([name, version]) => `${name} ${version}`);
  return createHash('sha256')
    .update([`node ${node}`, proof.short, proof.whole, ...lines].join('\n'))
    .digest('hex');
}
