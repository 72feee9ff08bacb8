import { type AnyRelease, type Release, type ShellRelease, satisfiesRange } from '@idavuelta/shared/contracts';
import { servedReleases } from './history.ts';
import type { LiveReleases } from './registry-document.ts';

const isShell = (release: AnyRelease): release is ShellRelease => 'page' in release;

/**
 * Checks that a release and the live ones, canaries included, have compatible contracts.
 * @throws Error with the two releases and their contracts
 */
export function checkContracts(name: string, release: AnyRelease, { modules, shell }: LiveReleases) {
  const pairs: [ShellRelease, Release][] = isShell(release)
    ? Object.values(modules).flatMap((module) =>
        servedReleases(module).map((served) => [release, served] as [ShellRelease, Release]),
      )
    : shell
      ? servedReleases(shell).map((host) => [host, release])
      : [];
  for (const [host, module] of pairs) {
    if (!host.contract || satisfiesRange(host.contract, module.contract)) continue;
    throw new Error(
      `${name} ${release.version} cannot be live: ${module.name} ${module.version} needs contract ${module.contract}, and shell ${host.version} has ${host.contract}`,
    );
  }
}
