import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type BuildInputs, buildInputs } from './build-inputs.ts';
import { hostVersions } from './shared-versions.ts';

const require = createRequire(import.meta.url);

/** How builds are made: a change of these is a change of every build. */
export const builders = [
  'tsconfig.base.json',
  'tools/build/!(*.test).ts',
  'tools/checks/contract/declarations.ts',
  'shared/contracts/report.md',
  'deploy/registry/compress.ts',
  'shared/ui/breakpoints.css',
  'shared/contracts/**/texts/*.json',
];

/** Files of the repository that a build of the package is made of, sorted. */
export const releaseFiles = (root: string, { files }: BuildInputs): string[] =>
  [...new Set([...globSync(builders, { cwd: root }), ...files])].sort();

/**
 * Eight hex digits that change when anything that a build of the package is made of changes, and only then.
 * @param inputs what the package is built from, by who has asked for it already
 */
export function releaseId(root: string, folder: string, inputs = buildInputs(root, folder)): string {
  const hash = createHash('sha256').update(JSON.stringify([inputs.libraries, builderVersions(), hostVersions]));
  for (const file of releaseFiles(root, inputs))
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)))
      .update('\0');
  return hash.digest('hex').slice(0, 8);
}

/** Changes when the same sources may be built otherwise: what an earlier build has kept is then worth nothing. */
export function builderId(root: string): string {
  const hash = createHash('sha256').update(JSON.stringify([builderVersions(), hostVersions]));
  for (const file of globSync([...builders, 'tools/start/**/*.{ts,mjs}'], { cwd: root }).sort())
    hash.update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

/** Of the libraries that build: the dependencies of this package. */
function builderVersions() {
  const { dependencies } = require('../package.json') as { dependencies: Record<string, string> };
  return Object.entries(dependencies);
}
