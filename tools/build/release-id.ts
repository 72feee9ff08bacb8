import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type BuildInputs, buildInputs } from './build-inputs.ts';
import { hostVersions } from './shared-versions.ts';

const require = createRequire(import.meta.url);

/** The build tools: changing these changes every build. */
export const builders = [
  'tsconfig.base.json',
  'tools/build/!(*.test).ts',
  'tools/checks/contract/declarations.ts',
  'shared/contracts/report.md',
  'deploy/registry/compress.ts',
  'shared/ui/breakpoints.css',
  'shared/contracts/**/texts/*.json',
];

/** Returns the repository files that a package's build depends on, sorted. */
export const releaseFiles = (root: string, { files }: BuildInputs): string[] =>
  [...new Set([...globSync(builders, { cwd: root }), ...files])].sort();

/**
 * Returns eight hex digits that change if and only if a build input of the package changes.
 * @param inputs the build inputs, if the caller has them already
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

/**
 * Returns an id that changes when the same sources may be built differently: the caches of earlier builds are then
 * worthless.
 */
export function builderId(root: string): string {
  const hash = createHash('sha256').update(JSON.stringify([builderVersions(), hostVersions]));
  for (const file of globSync([...builders, 'tools/start/**/*.{ts,mjs}'], { cwd: root }).sort())
    hash.update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

/** The libraries used for building: the dependencies of this package. */
function builderVersions() {
  const { dependencies } = require('../package.json') as { dependencies: Record<string, string> };
  return Object.entries(dependencies);
}
