import { type ListedRelease, listReleases } from '../registry/listed-releases.ts';
import { changeRegistry } from '../registry/registry-document.ts';
import { manifestFile } from '../registry/release-names.ts';
import { liveVersions } from '../registry/releases.ts';
import type { ReleaseStore } from '../registry/stores/release-store.ts';

/** Milliseconds after which an incomplete release will not be completed any more. */
const abandoned = 24 * 60 * 60 * 1000;

/**
 * Removes stored releases that nothing refers to. The registry first names them as being removed: whoever publishes or
 * promotes one of them meanwhile gets an error, and a release promoted at that moment is not removed.
 * @param keep number of other releases of each module that stay, the newest first: open pages still load their files
 * @returns what was removed, each as `name version`
 */
export async function clean(store: ReleaseStore, keep: number): Promise<string[]> {
  const stored = await listReleases(store);
  const removed = await changeRegistry(store, async (content) => {
    const { removing = [] } = content;
    const live = new Set(liveVersions(content).map(idOf));
    // Of those that are named already, a clean that was killed left something.
    const [begun, others] = divided(
      stored.filter((release) => !live.has(idOf(release))),
      (release) => removing.includes(idOf(release)),
    );
    const names = [...new Set(others.map(({ name }) => name))];
    const result = [
      ...begun,
      ...names.flatMap((name) =>
        unused(
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
    // Without its manifest a release is not there any more.
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

const divided = <T>(all: T[], isFirst: (one: T) => boolean) =>
  [all.filter(isFirst), all.filter((one) => !isFirst(one))] as const;

/** The releases of a module that go: all but the newest, and those that were never stored to the end. */
function unused(releases: ListedRelease[], keep: number): ListedRelease[] {
  const whole = releases
    .filter(({ publishedAt }) => publishedAt)
    .sort((one, other) => Number(other.publishedAt) - Number(one.publishedAt));
  const parts = releases.filter(
    ({ publishedAt, touchedAt }) => !publishedAt && Date.now() - Number(touchedAt) > abandoned,
  );
  return [...whole.slice(keep), ...parts];
}
