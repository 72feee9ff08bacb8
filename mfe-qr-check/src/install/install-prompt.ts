import { browserStore } from '@idavuelta/shared/storage';

/** The browser's event, which TypeScript's library lacks. */
interface InstallPrompt extends Event {
  /** Asks the visitor. Works once. */
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

/** How the page can be installed here: by the browser's own dialog, or by hand in its menu. */
export type InstallOffer = { by: 'prompt'; prompt: InstallPrompt } | { by: 'menu' };

const answerKey = 'idavuelta-install-hint';

/** Whether the driver has answered the hint on this device: it is then not shown again. */
const isAnswered = () => browserStore.read(answerKey) !== undefined;

export const rememberAnswer = () => browserStore.write(answerKey, new Date().toISOString());

/** Only on iOS and iPadOS: whether the page was opened from the home screen. */
const isInIosBrowser = () => (navigator as Navigator & { standalone?: boolean }).standalone === false;

/**
 * Calls back when the page can be installed, unless the driver has answered before.
 * @returns a function that stops it
 */
export function watchInstallOffer(onOffer: (offer: InstallOffer | undefined) => void) {
  if (isAnswered()) return () => {};
  if (isInIosBrowser()) onOffer({ by: 'menu' });
  const offered = (event: Event) => {
    event.preventDefault(); // the page shows its own hint
    onOffer({ by: 'prompt', prompt: event as InstallPrompt });
  };
  const installed = () => onOffer(undefined);
  window.addEventListener('beforeinstallprompt', offered);
  window.addEventListener('appinstalled', installed);
  return () => {
    window.removeEventListener('beforeinstallprompt', offered);
    window.removeEventListener('appinstalled', installed);
  };
}
