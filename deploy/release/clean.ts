import { type ListedRelease, listReleases } from '../registry/listed-releases.ts';
import { changeRegistry } from '../registry/registry-document.ts';
import { manifestFile } from '../registry/release-names.ts';
import { liveVersions } from '../registry/releases.ts';
import type { ReleaseStore } from '../registry/stores/release-store.ts';

/** Milliseconds after which an incomplete release counts as abandoned. */
const abandoned = 24 * 60 * 60 * 1000;

/**
 * Removes unreferenced stored releases. First marks them in the registry as being removed: publishing or promoting one
 * of them meanwhile fails, and a release promoted just then is not removed.
 * @param keep number of unreferenced releases to keep per module, newest first, because open pages still load their
 *   files
 * @returns the removed ones, as `name version`
 */
export async function removeUnused(store: ReleaseStore, keep: number): Promise<string[]> {
  const stored = await listReleases(store);
  const removed = await changeRegistry(store, async (content) => {
    const { removing = [] } = content;
    const live = new Set(liveVersions(content).map(idOf));
    // Those already marked were left by a killed clean-up.
    const [begun, others] = partition(
      stored.filter((release) => !live.has(idOf(release))),
      (release) => removing.includes(idOf(release)),
    );
    const names = [...new Set(others.map(({ name }) => name))];
    const result = [
      ...begun,
      ...names.flatMap((name) =>
        selectUnused(
          others.filter((one) => one.name === name),
          keep,
        ),
      ),
    ];
    content.removing = [...new Set([...removing, ...result.map(idOf)])];
    return { result };
  });
  const ids = removed.map(idOf);
  for (const { name, files } of removed) {
    const last = manifestFile(name);
    // Removes the manifest first: without it a release no longer exists.
    const inOrder = [...files].sort(
      (one, other) => Number(other.endsWith(`/${last}`)) - Number(one.endsWith(`/${last}`)),
    );
    for (const file of inOrder) await store.remove(file);
  }
  await changeRegistry(store, async (content) => {
    content.removing = content.removing?.filter((id) => !ids.includes(id));
    return { result: undefined };
  });
  return ids;
}

const idOf = ({ name, version }: { name: string; version: string }) => `${name} ${version}`;

const partition = <T>(all: T[], isFirst: (one: T) => boolean) =>
  [all.filter(isFirst), all.filter((one) => !isFirst(one))] as const;

/** Selects a module's releases to remove: all but the newest `keep` complete ones, and abandoned incomplete ones. */
function selectUnused(releases: ListedRelease[], keep: number): ListedRelease[] {
  const complete = releases
    .filter(({ publishedAt }) => publishedAt)
    .sort((one, other) => Number(other.publishedAt) - Number(one.publishedAt));
  const parts = releases.filter(
    ({ publishedAt, touchedAt }) => !publishedAt && Date.now() - Number(touchedAt) > abandoned,
  );
  return [...complete.slice(keep), ...parts];
}
