import type { OrderId } from '@idavuelta/shared/contracts';
import { type ApiProblem, usePlatform, useTranslation } from '@idavuelta/shared/platform';
import { useEffect, useState } from 'react';
import { useNextRides } from './next-rides.api.ts';
import styles from './OfflineRides.module.css';
import { StoredRides } from './StoredRides.tsx';
import { canStoreRides } from './stored-rides.ts';
import { useRideStorage, useStoredRides } from './useStoredRides.ts';

/** Milliseconds without a response after which the device counts as offline: travellers at the van cannot wait. */
const offlineAfter = 3_000;

/** Milliseconds between retries while there is no response. */
const retryAfter = 15_000;

interface OfflineRidesProps {
  /** The open purchase; undefined while the list is shown. */
  orderId?: OrderId;
  /** Called when the stored rides are shown or hidden, so that content that needs a network can be hidden. */
  onShown: (shown: boolean) => void;
}

/** Stores the next rides on the device while online, and shows them while offline. */
export default function OfflineRides(props: OfflineRidesProps) {
  const { forgetsCustomerData } = usePlatform();
  return forgetsCustomerData && canStoreRides() ? <RidesOfDevice {...props} /> : null;
}

function RidesOfDevice({ orderId, onShown }: OfflineRidesProps) {
  const { t } = useTranslation('account');
  const { data, error, isFetching, refetch } = useNextRides(undefined, { refetchOnMountOrArgChange: true });
  const storage = useRideStorage(error ? undefined : data);
  const isLate = useLate(data === undefined && isFetching);
  const isAway = error !== undefined ? isConnectionLost(error as ApiProblem) : isLate;
  const stored = useStoredRides(isAway).filter(({ pass }) => !orderId || pass.id === orderId);
  const isShown = isAway && stored.length > 0;

  useEffect(() => onShown(isShown), [isShown, onShown]);
  useRetry(isAway, refetch);

  if (isShown) return <StoredRides rides={stored} />;
  if (!storage || (orderId && !data?.ids.includes(orderId))) return null;
  return (
    <p role="status" className={styles.hint} data-hint data-ready={storage === 'ready' || undefined}>
      <span>{t(`offline.${storage}`)}</span>
    </p>
  );
}

/** Also true for a gateway that cannot reach the API. */
const isConnectionLost = ({ code, status = 0 }: ApiProblem) =>
  code === 'NETWORK' || code === 'TIMEOUT' || status >= 500;

function useLate(isWaiting: boolean) {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setLate(true), offlineAfter);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isWaiting]);
  return isLate;
}

/** Retries when the browser reports a network, and regularly: it does not notice every change. */
function useRetry(isAway: boolean, refetch: () => unknown) {
  useEffect(() => {
    if (!isAway) return;
    const retry = () => void refetch();
    const timer = setInterval(retry, retryAfter);
    window.addEventListener('online', retry);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', retry);
    };
  }, [isAway, refetch]);
}
