import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { liveVersions } from '../registry/releases.ts';
import { releaseFolder, shellName } from '../registry/stored-releases.ts';

/**
 * Removes stored releases that nothing refers to.
 * @param keep of each module so many that are not live stay, the newest first: pages that are open still load their files
 * @returns what was removed, each as `name version`
 */
export function clean(outputDir: string, keep: number): string[] {
  const live = new Set(liveVersions(outputDir).map(({ name, version }) => `${name} ${version}`));
  return storedNames(outputDir).flatMap((name) => {
    const folder = dirname(releaseFolder(outputDir, name, 'any'));
    const unused = readdirSync(folder)
      .filter((version) => !live.has(`${name} ${version}`))
      .sort((one, other) => statSync(join(folder, other)).mtimeMs - statSync(join(folder, one)).mtimeMs)
      .slice(keep);
    for (const version of unused) rmSync(join(folder, version), { recursive: true });
    return unused.map((version) => `${name} ${version}`);
  });
}

const storedNames = (outputDir: string) => {
  const modules = join(outputDir, 'modules');
  return [
    ...(existsSync(join(outputDir, shellName)) ? [shellName] : []),
    ...(existsSync(modules) ? readdirSync(modules) : []),
  ];
};
