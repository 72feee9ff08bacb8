import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { writeAtomically } from '@idavuelta/deploy/output.ts';
import { type Build, buildCalled, describeBuild, root } from '../build/packages.ts';
import { builders } from '../build/release-id.ts';

/** By package: a digest of the names, sizes and times of its files, and its build id. */
type Described = Record<string, { files: string; id: string }>;

/** The possible inputs of any package's build. */
const ofAll = ['shared/**/*', '*/package.json', ...builders];
/** Written by npm when it installs packages. */
const installed = 'node_modules/.package-lock.json';

/**
 * `describeBuild` for several packages. Identifying a build means following its imports, half a second per package:
 * while none of its possible inputs has been written, the previous id is used.
 * @param memory file with the ids
 */
export function describeBuilds(names: readonly string[], memory = join(root, '.local/described-builds.json')): Build[] {
  const before: Described = existsSync(memory) ? JSON.parse(readFileSync(memory, 'utf8')) : {};
  const now: Described = { ...before };
  const common = [...writtenFiles(ofAll), written(installed)];
  const builds = names.map((name) => {
    const files = digest([...common, ...writtenFiles([`${name}/**/*`])]);
    const same = before[name]?.files === files ? before[name] : undefined;
    const build = same ? buildCalled(name, same.id) : describeBuild(name);
    now[name] = { files, id: build.id };
    return build;
  });
  if (JSON.stringify(now) !== JSON.stringify(before)) writeAtomically(memory, JSON.stringify(now));
  return builds;
}

const writtenFiles = (patterns: string[]) =>
  globSync(patterns, { cwd: root, exclude: ['**/node_modules', '**/dist'] }).map(written);

/** @returns name, size and time of a file */
function written(file: string) {
  const { size, mtimeMs } = statSync(join(root, file));
  return `${file} ${size} ${mtimeMs}`;
}

const digest = (lines: string[]) => createHash('sha256').update(lines.sort().join('\n')).digest('hex');
