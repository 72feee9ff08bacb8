import type { Release } from '@idavuelta/shared/contracts';
import { tabStore } from '@idavuelta/shared/storage';
import type { ReleaseOfPage } from './pulse.ts';

const key = 'idavuelta.rendering';

/** A render that had begun when its document was last heard of. */
interface Rendering {
  module: string;
  version: string;
  uniqueName: string;
  /** Whether somebody outside of the page would have reported that it never ends. */
  watched: boolean;
}

export type HangWatch = ReturnType<typeof createHangWatch>;

/**
 * Knows which release renders at present. A render that never ends freezes the page, which can tell nobody any more: a
 * worker tells it for the page, and the next document of the tab, which does not load that release again by itself.
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
  // A page that can still say goodbye does not hang, and timers of a hidden one come late.
  addEventListener('pagehide', end);
  document.addEventListener('visibilitychange', () => document.hidden && end());

  return {
    /** What the document before this one was rendering when the tab was closed or reloaded without it. */
    hung,
    begin({ name, version, uniqueName }: Release) {
      if (document.hidden) return;
      rendering = uniqueName;
      const mark: Rendering = { module: name, version, uniqueName, watched: pulse !== undefined };
      tabStore.write(key, JSON.stringify(mark));
      pulse?.({ module: name, version });
    },
    end,
    /** @param send tells the worker that the page lives, and what it renders */
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
    return undefined; // not ours
  }
}
