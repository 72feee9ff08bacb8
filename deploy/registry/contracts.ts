import { type Release, type ShellRelease, satisfiesRange } from '@idavuelta/shared/contracts';
import type { LiveReleases } from './registry-file.ts';
import type { AnyRelease } from './stored-releases.ts';

const isShell = (release: AnyRelease): release is ShellRelease => 'page' in release;

/**
 * Checks that a release that is to be live and what is live speak the same contract.
 * @throws Error that names the two and their contracts
 */
export function checkContracts(name: string, release: AnyRelease, { modules, shell }: LiveReleases) {
  const pairs: [ShellRelease | undefined, Release][] = isShell(release)
    ? Object.values(modules).map(({ current }) => [release, current])
    : [[shell?.current, release]];
  for (const [host, module] of pairs) {
    if (!host?.contract || satisfiesRange(host.contract, module.contract)) continue;
    throw new Error(
      `${name} ${release.version} cannot be live: ${module.name} ${module.version} needs contract ${module.contract}, and shell ${host.version} has ${host.contract}`,
    );
  }
}
