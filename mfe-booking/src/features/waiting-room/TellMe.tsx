import { Checkbox } from '@idavuelta/shared/forms';
import { useTranslation } from '@idavuelta/shared/platform';
import { useState } from 'react';
import { allowTurnSound, playTurnSound } from './turn-sound.ts';
import type { Alerts } from './useTurnAlert.ts';
import styles from './waiting-room.module.css';

interface TellMeProps {
  alerts: Alerts;
  onChange: (alerts: Alerts) => void;
}

/** How else the visitor wants to be told. The sound plays once when it is switched on, as a test. */
export function TellMe({ alerts, onChange }: TellMeProps) {
  const { t } = useTranslation('booking');
  const [isBlocked, setIsBlocked] = useState(false);

  const switchSound = (sound: boolean) => {
    if (sound) {
      allowTurnSound();
      playTurnSound();
    }
    onChange({ ...alerts, sound });
  };
  const switchNotification = async (notification: boolean) => {
    const isAllowed = !notification || (await Notification.requestPermission()) === 'granted';
    setIsBlocked(!isAllowed);
    onChange({ ...alerts, notification: notification && isAllowed });
  };

  return (
    <div className={styles.tell}>
      <Checkbox
        label={t('queue.tell.sound')}
        checked={alerts.sound}
        onChange={({ target }) => switchSound(target.checked)}
      />
      {'Notification' in window && (
        <Checkbox
          label={t('queue.tell.notification')}
          checked={alerts.notification}
          onChange={({ target }) => void switchNotification(target.checked)}
        />
      )}
      <p role="status">{isBlocked && t('queue.tell.blocked')}</p>
    </div>
  );
}
