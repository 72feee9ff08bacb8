import type { Registry, Release } from '@idavuelta/shared/contracts';

/**
 * Returns the registry for browsers: without what only servers read (Node builds, hashes of chunks, signatures, the
 * shell's release).
 */
export const publicRegistry = ({ revision, modules, shell, previews }: Registry): Registry => ({
  revision,
  ...(previews && { previews }),
  ...(shell && { shellVersion: shell.current.version }),
  modules: Object.fromEntries(
    Object.entries(modules).map(([name, { current, previous, off }]) => [
      name,
      {
        current: publicCurrent(current),
        ...(previous && { previous: publicRelease(previous) }),
        ...(off && { off }),
      },
    ]),
  ),
});

const publicRelease = ({ server: _, exposes: __, signed: ___, ...release }: Release): Release => release;

/** Keeps the files of pages, which are prefetched; their hashes are in the entry. */
const publicCurrent = (release: Release): Release => ({
  ...publicRelease(release),
  exposes: Object.fromEntries(
    Object.entries(release.exposes ?? {}).map(([expose, { scripts, styles }]) => [
      expose,
      { scripts: scripts.map(({ path }) => ({ path })), styles },
    ]),
  ),
});
