import { createHash } from 'node:crypto';
import { matchesGlob } from 'node:path';
import { type ImportGraph, importGraph } from '../affected/import-graph.ts';
import { readBlobs, type Tree, treeOf } from '../affected/tree.ts';
import { lockedVersions } from './locked-versions.ts';
import type { Proof } from './proof.ts';

/** Tests of a suite, and their helpers, prove nothing here, and run with every gate. */
const isOfSuite = (file: string) =>
  /^(shell|shared|mfe-[^/]+|api|deploy|tools)\/(?!src\/proofs\/)(.*\.test\.tsx?$|(src\/)?testing\/)/.test(file);

/** Texts and styles change what a page says and looks like; only proofs that look at pages depend on them. */
const isTextOrStyle = (file: string) => /\/texts\/.*\.json$|\.css$/.test(file);

/** The files of a repository at one moment, and who imports whom. */
export interface Snapshot {
  tree: Tree;
  graph: ImportGraph;
  /** Text of the lock file. */
  lock: string;
}

/** @param commit the files as they are now when left out */
export function snapshotOf(repository: string, packages: readonly string[], commit?: string): Snapshot {
  const tree = treeOf(repository, commit);
  const id = tree.get('package-lock.json');
  const lock = id ? (readBlobs(repository, [id]).get(id) ?? '') : '{"packages":{}}';
  return { tree, graph: importGraph(repository, packages, tree), lock };
}

/**
 * What a proof reaches, in two levels: the files that it names, and where the values that these import are declared, be it
 * in their own package, in the contracts or in what another package exports. What lies further away has tests and proofs of
 * its own. Types are held by the compiler.
 * @returns each file with the id of its content, and each library that these files use with its version
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

/** One hash of all that a proof reaches, of its commands and of Node's major version. */
export function hashOf(proof: Proof, reach: ReadonlyMap<string, string>): string {
  const [node] = process.versions.node.split('.');
  const lines = [...reach].map(([name, version]) => `${name} ${version}`);
  return createHash('sha256')
    .update([`node ${node}`, proof.short, proof.whole, ...lines].join('\n'))
    .digest('hex');
}
