import { useDispatch, useSelector, useTranslation } from '@idavuelta/shared/platform';
import { Button, ButtonRow, Notice, Spinner } from '@idavuelta/shared/ui';
import { useEffect } from 'react';
import {
  departuresRequested,
  deviceRequested,
  listRemoved,
  listRequested,
  type StoredList,
  selectDevice,
} from '../state/device.slice.ts';
import styles from './DevicePanel.module.css';
import { PrepareForm } from './PrepareForm.tsx';

/** Prepares the device to check a departure offline, or ends that. */
export default function DevicePanel() {
  const { t } = useTranslation('qr');
  const dispatch = useDispatch();
  const { list, status, isMemoryOnly } = useSelector(selectDevice);
  useEffect(() => void dispatch(deviceRequested()), [dispatch]);
  return (
    <section className={styles.panel} aria-label={t('device.title')}>
      <h2>{t('device.title')}</h2>
      {status === 'closed' && <Spinner label={t('device.title')} />}
      {status === 'failed' && (
        <Notice
          tone="bad"
          title={t('common:errors.NETWORK')}
          action={<Button onClick={() => dispatch(deviceRequested())}>{t('common:retry')}</Button>}
        />
      )}
      {isMemoryOnly && <Notice tone="warn" title={t('device.not_kept')} />}
      {status === 'open' && (list ? <Prepared list={list} /> : <Departures />)}
    </section>
  );
}

function Prepared({ list: { departureId } }: { list: StoredList }) {
  const { t } = useTranslation('qr');
  const dispatch = useDispatch();
  const renew = () => dispatch(listRequested({ departureId }));
  return (
    <>
      <p>{t('device.prepared')}</p>
      <RequestState onRetry={renew} />
      <ButtonRow>
        <Button onClick={renew}>{t('device.renew')}</Button>
        <Button onClick={() => dispatch(listRemoved())}>{t('device.remove')}</Button>
      </ButtonRow>
    </>
  );
}

function Departures() {
  const { t } = useTranslation('qr');
  const dispatch = useDispatch();
  const { departures, request } = useSelector(selectDevice);
  const fetchDepartures = () => dispatch(departuresRequested());
  if (!departures)
    return (
      <>
        <p>{t('device.intro')}</p>
        {request ? (
          <RequestState onRetry={fetchDepartures} />
        ) : (
          <Button onClick={fetchDepartures}>{t('device.choose')}</Button>
        )}
      </>
    );
  const [earliest, ...later] = departures;
  if (!earliest)
    return (
      <Notice
        title={t('device.no_departures')}
        action={<Button onClick={fetchDepartures}>{t('common:retry')}</Button>}
      />
    );
  return (
    <>
      <PrepareForm departures={[earliest, ...later]} />
      <RequestState />
    </>
  );
}

/** The outcome of the driver's latest request. */
function RequestState({ onRetry }: { onRetry?: () => void }) {
  const { t } = useTranslation('qr');
  const { request } = useSelector(selectDevice);
  if (!request) return null;
  if (request.status === 'pending') return <Spinner label={t('device.fetching')} />;
  return (
    <Notice
      tone="bad"
      title={t(`common:errors.${request.code}`)}
      action={onRetry && <Button onClick={onRetry}>{t('common:retry')}</Button>}
    />
  );
}
