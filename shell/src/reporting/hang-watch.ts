import type { Release } from '@idavuelta/shared/contracts';
import { tabStore } from '@idavuelta/shared/storage';
import type { ReleaseOfPage } from './pulse.ts';

const key = 'idavuelta.rendering';

/** A render in progress when its document last gave a sign of life. */
interface Rendering {
  module: string;
  version: string;
  uniqueName: string;
  /** Whether a worker was watching, which would have reported the hang. */
  watched: boolean;
}

export type HangWatch = ReturnType<typeof createHangWatch>;

/**
 * Tracks which release is rendering. An endless render freezes the page, so a worker reports it, and the tab's next
 * document does not load that release automatically.
 */
export function createHangWatch() {
  const hung = readMark();
  tabStore.remove(key);
  let rendering: string | undefined;
  let pulse: ((release?: ReleaseOfPage) => void) | undefined;

  function end() {
    if (!rendering) return;
    rendering = undefined;
    tabStore.remove(key);
    pulse?.();
  }
  // A page that fires `pagehide` does not hang, and timers of a hidden page are throttled.
  addEventListener('pagehide', end);
  document.addEventListener('visibilitychange', () => document.hidden && end());

  return {
    /** The render in progress when the tab's previous document was closed or reloaded without `pagehide`. */
    hung,
    begin({ name, version, uniqueName }: Release) {
      if (document.hidden) return;
      rendering = uniqueName;
      const mark: Rendering = { module: name, version, uniqueName, watched: pulse !== undefined };
      tabStore.write(key, JSON.stringify(mark));
      pulse?.({ module: name, version });
    },
    end,
    /** @param send tells the worker that the page is alive, and what it renders */
    watchedBy(send: (release?: ReleaseOfPage) => void) {
      pulse = send;
    },
  };
}

function readMark(): Rendering | undefined {
  const text = tabStore.read(key);
  if (!text) return undefined;
  try {
    const { module, version, uniqueName, watched } = JSON.parse(text) as Partial<Rendering>;
    return module && version && uniqueName ? { module, version, uniqueName, watched: watched === true } : undefined;
  } catch {
    return undefined; // not our own format
  }
}
