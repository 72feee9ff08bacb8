import type { Session } from '@idavuelta/shared/contracts';
import { deviceZone } from '@idavuelta/shared/contracts/time';
import { useFormats, useTranslation } from '@idavuelta/shared/platform';
import { Button } from '@idavuelta/shared/ui';
import { Failure } from '../../ui/Failure.tsx';
import styles from './Devices.module.css';
import { useEndSession } from './sessions.api.ts';

/** One login: the browser, and when it was last used. */
export function Device({ session, onEnded }: { session: Session; onEnded: () => void }) {
  const { t } = useTranslation('account');
  const { date } = useFormats();
  const [endSession, { isLoading, error }] = useEndSession();
  const { id, current, browser, system, createdAt, lastSeenAt } = session;
  const name = [browser, system].filter(Boolean).join(' · ') || t('devices.unknown');
  // the device's own zone: this is about the visitor's days, not an event's
  const timeZone = deviceZone();
  const when = (iso: string) => `${date(iso, 'medium', timeZone)}, ${date(iso, 'time', timeZone)}`;
  const end = async () => {
    if (isLoading) return;
    const { error: failed } = await endSession(id);
    if (!failed) onEnded();
  };
  return (
    <li className={styles.device}>
      <div>
        <p className={styles.name}>{name}</p>
        <p className={styles.when}>
          {[
            current ? t('devices.current') : t('devices.last_seen', { when: when(lastSeenAt) }),
            t('devices.since', { when: when(createdAt) }),
          ].join(' · ')}
        </p>
        <Failure error={error} />
      </div>
      {!current && (
        <Button
          variant="quiet"
          aria-label={t('devices.end_of', { name })}
          aria-disabled={isLoading}
          onClick={() => void end()}
        >
          {t('devices.end')}
        </Button>
      )}
    </li>
  );
}
