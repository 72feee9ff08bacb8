import { whenNear } from './useNearViewport.ts';

/**
 * Events that show that an element is used. A listener on the window runs before React's, which then hydrates at once.
 */
const uses = ['click', 'keydown', 'focusin'] as const;

/** Delays the hydration of an element's content until it comes near the window or is used. */
export function createHydrationGate() {
  let resolve = () => {};
  const opened = new Promise<void>((resolved) => {
    resolve = resolved;
  });

  const gate = {
    /** `unattached` on a server, and before React has adopted the element: nothing is delayed there. */
    state: 'unattached' as 'unattached' | 'waiting' | 'open',
    opened,
    open() {
      gate.state = 'open';
      // React reads this from a promise: content that hydrates right now need not wait for a microtask.
      Object.assign(opened, { status: 'fulfilled' });
      resolve();
    },
    /** Ref of the element. @returns a function that stops observing it */
    attach(element: HTMLElement | null) {
      const [content] = element?.children ?? []; // the element itself has no box
      if (!content || gate.state === 'open') return;
      gate.state = 'waiting';
      const stop = whenNear(content, gate.open);
      const openIfInside = ({ target }: Event) => {
        if (element?.contains(target as Node)) gate.open();
      };
      for (const type of uses) window.addEventListener(type, openIfInside, true);
      const end = () => {
        stop();
        for (const type of uses) window.removeEventListener(type, openIfInside, true);
      };
      void opened.then(end);
      return end;
    },
  };
  return gate;
}

export type HydrationGate = ReturnType<typeof createHydrationGate>;
