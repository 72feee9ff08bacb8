import type { Registry } from '@idavuelta/shared/contracts';
import type { RegistryStore } from './registry-store.ts';

/** Milliseconds between checks of the registry while the page is visible. */
const interval = 60_000;

export interface NewerReleasesOptions {
  registry: RegistryStore;
  /** Whether a release of the module is on the page. */
  isOnPage: (module: string) => boolean;
  /** Reloads the document. */
  reload?: () => void;
}

/**
 * Notices releases that go live while the page is open. What the page has loaded stays, so that nothing changes under a
 * half-filled form: the next navigation loads a new document with the new releases. If no module of the page is
 * replaced, the newer registry is used at once.
 */
export function createNewerReleases({
  registry,
  isOnPage,
  reload = () => window.location.reload(),
}: NewerReleasesOptions) {
  let reloadNeeded = false;

  async function check() {
    const known = registry.registry();
    if (document.visibilityState !== 'visible' || reloadNeeded || !known) return;
    const newer = await registry.fetch().catch((error) => console.warn('the registry could not be fetched', error));
    if (!newer || newer.revision === known.revision) return;
    reloadNeeded = isReplaced(known, newer, isOnPage);
    if (!reloadNeeded) registry.use(newer);
  }

  return {
    /** Whether the next navigation must load the document. */
    isReloadNeeded: () => reloadNeeded,
    reload,
    watch() {
      setInterval(check, interval);
      document.addEventListener('visibilitychange', check);
    },
  };
}

export type NewerReleases = ReturnType<typeof createNewerReleases>;

/** Whether the shell or a module on the page has another current release. */
const isReplaced = (known: Registry, newer: Registry, isOnPage: (module: string) => boolean) =>
  newer.shellVersion !== known.shellVersion ||
  Object.entries(known.modules).some(
    ([name, { current }]) => isOnPage(name) && newer.modules[name]?.current.uniqueName !== current.uniqueName,
  );
