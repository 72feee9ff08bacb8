import type { Registry, Release } from '@idavuelta/shared/contracts';

/** The registry as browsers get it: without what only servers read (Node builds, files of routes, the shell's release). */
export const publicRegistry = ({ revision, modules }: Registry): Registry => ({
  revision,
  modules: Object.fromEntries(
    Object.entries(modules).map(([name, { current, previous, canary }]) => [
      name,
      {
        current: publicRelease(current),
        ...(previous && { previous: publicRelease(previous) }),
        ...(canary && { canary: { ...canary, release: publicRelease(canary.release) } }),
      },
    ]),
  ),
});

const publicRelease = ({ server: _, ...release }: Release): Release => ({
  ...release,
  routes: release.routes.map(({ files: __, ...route }) => route),
});
