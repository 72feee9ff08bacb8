/**
 * `npm run keep-releases -w e2e`: keeps the builds of the current contract beside those of earlier ones, for the matrix
 * of `journeys/earlier-contracts.spec.ts`. Run it before the contract's version changes.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contractVersion } from '@idavuelta/shared/contracts';
import { browserPackages, describeBuild } from '@idavuelta/tools/build/packages.ts';

const folder = join(import.meta.dirname, 'builds', contractVersion);
mkdirSync(folder, { recursive: true });
for (const { name, dir, version } of browserPackages.map((name) => describeBuild(name))) {
  const dist = join(dir, 'dist');
  const built = existsSync(join(dist, 'version.json')) && JSON.parse(readFileSync(join(dist, 'version.json'), 'utf8'));
  if (built?.version !== version)
    throw new Error(`${name} is not built as it is now: npm run release -- build ${name}`);
  const archive = join(folder, `${name}.tar.gz`);
  // Compressed copies are omitted: publishing creates them from the files.
  execFileSync('tar', ['--exclude=*.br', '--exclude=*.gz', '-czf', archive, '-C', dist, '.']);
  console.log(`${archive}: ${name} ${version}, contract ${contractVersion}`);
}
