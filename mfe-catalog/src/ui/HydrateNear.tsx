import { useTranslation } from '@idavuelta/shared/platform';
import { useHydrated } from '@idavuelta/shared/ui';
import { type ReactNode, Suspense, use, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import styles from './HydrateNear.module.css';
import { createHydrationGate, type HydrationGate } from './hydration-gate.ts';

/**
 * A block below the first screen. What a server sent of it stays as it is until it comes near the window or somebody uses
 * it, and is hydrated then; in every other render it is there at once.
 */
export function HydrateNear({ children }: { children: ReactNode }) {
  const [gate] = useState(createHydrationGate);
  const { i18n } = useTranslation();

  // An update from outside, while the content waits, would make React throw away what the server sent.
  if (gate.state === 'waiting') gate.open();

  // Content in one language cannot be hydrated in another.
  const [, setLanguage] = useState<string>();
  useEffect(() => {
    const hydrateNow = (next: string) => flushSync(() => setLanguage(next));
    i18n.on('languageChanging', hydrateNow);
    return () => i18n.off('languageChanging', hydrateNow);
  }, [i18n]);

  return (
    // React sets the ref before it hydrates the content of the boundary.
    <div ref={gate.attach} className={styles.place}>
      <Suspense>
        <Gated gate={gate}>{children}</Gated>
      </Suspense>
    </div>
  );
}

function Gated({ gate, children }: { gate: HydrationGate; children: ReactNode }) {
  // A render in the browser instead of hydration, such as a transition that changes a context, needs the content now.
  if (useHydrated()) gate.open();
  if (gate.state !== 'unattached') use(gate.opened);
  return children;
}
