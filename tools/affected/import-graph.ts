import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, posix, relative } from 'node:path';
import { readPackage } from '../build/packages.ts';

const code = /\.(tsx?|[mc]?js|css)$/;

/** `import … from 'x'`, `import 'x'`, `import('x')`, `require('x')`, `@import 'x'`; in a comment or a text as well, which does no harm. */
const specifier = /(?:\bfrom|\bimport|\brequire)\s*\(?\s*(?:\/\*.*?\*\/\s*)?(['"`])([^'"`$\n]+)\1/g;

const endings = ['', '.ts', '.tsx', '.mjs', '.js', '/index.ts', '/index.tsx'];

/**
 * Which file of the packages imports which, types included. It reads words and no syntax: a tenth of the time that checking
 * the imports takes, and a test holds the two against each other.
 * @returns per file, relative to the repository, those that it imports; one that is gone is named as it is imported
 */
export function importGraph(repository: string, packages: string[]): Map<string, Set<string>> {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...packages], {
    cwd: repository,
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  const files = listed.split('\n').filter((file) => code.test(file) && existsSync(join(repository, file)));
  const known = new Set(files);
  const packageFile = resolver(repository, packages);
  const resolve = (from: string, name: string): string | undefined => {
    if (!name.startsWith('.')) return packageFile(name);
    const path = posix.join(posix.dirname(from), name);
    return `${path}${endings.find((ending) => known.has(path + ending)) ?? ''}`;
  };
  return new Map(
    files.map((file) => {
      const text = readFileSync(join(repository, file), 'utf8');
      return [file, new Set([...text.matchAll(specifier)].flatMap(([, , name = '']) => resolve(file, name) ?? []))];
    }),
  );
}

/** Finds what our own packages export, as Node does. */
function resolver(repository: string, packages: string[]) {
  const names = packages.map((folder) => (readPackage(folder, repository) as { name: string }).name);
  const { resolve } = createRequire(join(repository, 'package.json'));
  const resolved = new Map<string, string | undefined>();
  return (name: string) => {
    if (!names.some((own) => name.startsWith(`${own}/`))) return undefined;
    if (!resolved.has(name)) resolved.set(name, fileOf(name));
    return resolved.get(name);
  };

  function fileOf(name: string) {
    try {
      return relative(repository, resolve(name));
    } catch (error) {
      // A name in a text, or a file that was removed: nothing here can be reached by it.
      if (/NOT_FOUND|NOT_EXPORTED/.test((error as NodeJS.ErrnoException).code ?? '')) return undefined;
      throw error;
    }
  }
}
