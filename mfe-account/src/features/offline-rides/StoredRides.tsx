import { selectLanguage } from '@idavuelta/shared/contracts';
import { useSelector, useTranslation } from '@idavuelta/shared/platform';
import { useEffect, useState } from 'react';
import { RidePassCard } from '../../ui/ride-pass/RidePassCard.tsx';
import { ageOf } from './age.ts';
import styles from './OfflineRides.module.css';
import type { StoredRide } from './stored-rides.ts';

/** Shows the stored rides with their age, while the network is unavailable. */
export function StoredRides({ rides }: { rides: StoredRide[] }) {
  const { t } = useTranslation('account');
  const oldest = rides.reduce((one, other) => (other.savedAt < one.savedAt ? other : one), rides[0] as StoredRide);
  return (
    <div className={styles.rides}>
      <div className={styles.away}>
        <p role="status">{t('offline.title')}</p>
        <p>
          <span>{t('offline.saved', useAge(oldest.savedAt))}</span>
        </p>
      </div>
      {rides.map(({ pass }) => (
        <RidePassCard key={pass.id} pass={pass} />
      ))}
      <p className={styles.help}>{t('offline.help')}</p>
    </div>
  );
}

/** Formatted age, updated while the page is open. */
function useAge(savedAt: string) {
  const language = useSelector(selectLanguage);
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return ageOf(savedAt, now, language);
}
