import { useTranslation } from '@idavuelta/shared/platform';
import { useHydrated } from '@idavuelta/shared/ui';
import { type ReactNode, Suspense, use, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import styles from './HydrateNear.module.css';
import { createHydrationGate, type HydrationGate } from './hydration-gate.ts';

/**
 * A block below the first screen. On a server-rendered page it is hydrated only when it comes near the window or is
 * used; otherwise it is rendered at once.
 */
export function HydrateNear({ children }: { children: ReactNode }) {
  const [gate] = useState(createHydrationGate);
  const { i18n } = useTranslation();

  // An outside update while the content waits would make React discard the server HTML.
  if (gate.state === 'waiting') gate.open();

  // Content in one language cannot be hydrated in another.
  const [, setLanguage] = useState<string>();
  useEffect(() => {
    const hydrateNow = (next: string) => flushSync(() => setLanguage(next));
    i18n.on('languageChanging', hydrateNow);
    return () => i18n.off('languageChanging', hydrateNow);
  }, [i18n]);

  return (
    // React sets the ref before it hydrates the boundary's content.
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
