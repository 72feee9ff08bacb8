import { selectLanguage } from '@idavuelta/shared/contracts';
import { useSelector } from '@idavuelta/shared/platform';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { type InstallOffer, watchInstallOffer } from './install-prompt.ts';
import { keepDocument, registerServiceWorker } from './service-worker.ts';

const InstallHint = lazy(() => import('./InstallHint.tsx'));

/** Makes the page open without a network and, where the browser can install it, says so once. */
export function Installation() {
  const [offer, setOffer] = useState<InstallOffer>();
  useEffect(() => watchInstallOffer(setOffer), []);
  useEffect(() => void registerServiceWorker(), []);
  useStoredLanguage();

  return (
    offer && (
      <Suspense>
        <InstallHint offer={offer} onAnswer={() => setOffer(undefined)} />
      </Suspense>
    )
  );
}

/** The page that opens without a network is in the language that was chosen last. */
function useStoredLanguage() {
  const language = useSelector(selectLanguage);
  const kept = useRef(language);
  useEffect(() => {
    if (kept.current !== language) void keepDocument();
    kept.current = language;
  }, [language]);
}
