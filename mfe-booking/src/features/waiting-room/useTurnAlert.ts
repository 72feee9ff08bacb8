import { useTranslation } from '@idavuelta/shared/platform';
import { useEffect, useEffectEvent } from 'react';
import { playTurnSound } from './turn-sound.ts';

export interface Alerts {
  sound: boolean;
  notification: boolean;
}

/** Calls the visitor back to the page: in the tab's title, and by sound and notification if they want. */
export function useTurnAlert(isCalled: boolean, { sound, notification }: Alerts) {
  const { t } = useTranslation('booking');
  const alert = useEffectEvent(() => {
    if (sound) playTurnSound();
    if (notification) notify(t('queue.title.called'));
  });
  const title = t('queue.title.called');
  useEffect(() => {
    if (!isCalled) return;
    alert();
    const before = document.title;
    const shown = `${title} · ${before}`;
    document.title = shown;
    return () => {
      if (document.title === shown) document.title = before;
    };
  }, [isCalled, title]);
}

function notify(text: string) {
  try {
    new Notification(text);
  } catch {
    // some phones only allow it to service workers
  }
}
