import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Files of a repository with git's blob ids, which are equal for equal contents. */
export type Tree = ReadonlyMap<string, string>;

const git = (repository: string, words: string[], options: { input?: string; env?: Record<string, string> } = {}) =>
  execFileSync('git', words, {
    cwd: repository,
    maxBuffer: 1e9,
    stdio: ['pipe', 'pipe', 'pipe'],
    ...options,
    env: { ...process.env, ...options.env },
  });

/** @param commit the current files by default, including uncommitted ones */
export function treeOf(repository: string, commit = presentTree(repository)): Tree {
  const listed = git(repository, ['ls-tree', '-r', '-z', commit]).toString().split('\0').filter(Boolean);
  return new Map(
    listed.map((line) => {
      const [about = '', file = ''] = line.split('\t');
      return [file, about.split(' ')[2] ?? ''];
    }),
  );
}

/** Adds all files to a copy of the index, so that the index itself is unchanged. */
function presentTree(repository: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'index-'));
  const env = { GIT_INDEX_FILE: join(folder, 'index') };
  try {
    const index = git(repository, ['rev-parse', '--path-format=absolute', '--git-path', 'index']).toString().trim();
    if (existsSync(index)) copyFileSync(index, env.GIT_INDEX_FILE);
    git(repository, ['add', '--all', '.'], { env });
    return git(repository, ['write-tree'], { env }).toString().trim();
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** @returns the text of each blob */
export function readBlobs(repository: string, ids: readonly string[]): Map<string, string> {
  if (ids.length === 0) return new Map();
  const output = git(repository, ['cat-file', '--batch'], { input: ids.join('\n') });
  const texts = new Map<string, string>();
  let at = 0;
  for (const id of ids) {
    // A line `<id> blob <bytes>`, the bytes, and a line end.
    const begin = output.indexOf('\n', at) + 1;
    const end = begin + Number(output.toString('latin1', at, begin).split(' ')[2]);
    texts.set(id, output.toString('utf8', begin, end));
    at = end + 1;
  }
  return texts;
}
