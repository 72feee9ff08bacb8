import type { Session } from '@idavuelta/shared/contracts';
import { useTranslation } from '@idavuelta/shared/platform';
import { Button, QueryBoundary } from '@idavuelta/shared/ui';
import { useRef } from 'react';
import { Card } from '../../ui/Card.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { Device } from './Device.tsx';
import styles from './Devices.module.css';
import { useEndOtherSessions, useSessions } from './sessions.api.ts';

/** Lists where the customer is logged in; any login but the current one can be ended. */
export function Devices() {
  const { t } = useTranslation('account');
  return (
    <Card title={t('devices.title')} lead={t('devices.lead')}>
      <QueryBoundary query={useSessions()} skeleton={[56]}>
        {(sessions) => <DeviceList sessions={sessions} />}
      </QueryBoundary>
    </Card>
  );
}

function DeviceList({ sessions }: { sessions: Session[] }) {
  const { t } = useTranslation('account');
  const list = useRef<HTMLUListElement>(null);
  const [endOthers, { isLoading, error }] = useEndOtherSessions();
  const focusList = () => list.current?.focus();
  const endAll = async () => {
    if (isLoading) return;
    const { error: failed } = await endOthers();
    if (!failed) focusList();
  };
  return (
    <>
      <ul ref={list} tabIndex={-1} className={styles.devices} aria-label={t('devices.title')}>
        {sessions.map((session) => (
          <Device key={session.id} session={session} onEnded={focusList} />
        ))}
      </ul>
      {sessions.some(({ current }) => !current) && (
        <Button aria-disabled={isLoading} onClick={() => void endAll()}>
          {t('devices.end_others')}
        </Button>
      )}
      <Failure error={error} />
    </>
  );
}
