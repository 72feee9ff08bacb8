import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

// What a build is made of, besides the package's own sources.
const common = [
  'package-lock.json',
  'tsconfig.base.json',
  'shared/**/*.{ts,tsx,mjs,css,json}',
  'tools/build/**/*.{ts,mjs,cjs}',
];
const neverBuilt = /node_modules|\.test\.tsx?$|\/dist\/|shared\/testing\//;

/** Eight hex digits that change when anything a build of `packageDir` is made of changes. */
export function sourceHash(root: string, packageDir: string): string {
  const own = [`${packageDir}/package.json`, `${packageDir}/src/**/*`, `${packageDir}/public/**/*`];
  const files = globSync([...common, ...own], {
    cwd: root,
    withFileTypes: true,
    exclude: (entry) => entry.name === 'node_modules',
  })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !neverBuilt.test(file))
    .sort();
  const hash = createHash('sha256');
  for (const file of files) hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex').slice(0, 8);
}
