import { links } from '@idavuelta/shared/contracts';
import { registerWorker, useDocumentLanguage } from '@idavuelta/shared/offline-page';
import { lazy, Suspense, useEffect, useState } from 'react';
import { type InstallOffer, watchInstallOffer } from './install-prompt.ts';

const InstallHint = lazy(() => import('./InstallHint.tsx'));

/** Without a manifest the page was not served by the site's own gateway, and cannot be installed. */
const isInstallable = () => document.querySelector('link[rel="manifest"]') !== null;

/**
 * Makes the page open offline and, where the browser can install it, offers that once. The installed app starts with
 * ticket checks, which open offline too.
 */
export function Installation({ path }: { path: string }) {
  const [offer, setOffer] = useState<InstallOffer>();
  useEffect(() => watchInstallOffer(setOffer), []);
  useEffect(() => {
    if (!isInstallable()) return;
    for (const page of new Set([path, links.qrVerification()])) void registerWorker(page);
  }, [path]);
  useDocumentLanguage(path);

  return (
    offer && (
      <Suspense>
        <InstallHint offer={offer} onAnswer={() => setOffer(undefined)} />
      </Suspense>
    )
  );
}
