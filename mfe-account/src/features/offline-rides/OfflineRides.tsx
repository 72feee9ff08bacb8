import type { OrderId } from '@idavuelta/shared/contracts';
import { type ApiProblem, usePlatform, useTranslation } from '@idavuelta/shared/platform';
import { useEffect, useState } from 'react';
import { KeptRides } from './KeptRides.tsx';
import { canKeepRides } from './kept-rides.ts';
import { useNextRides } from './next-rides.api.ts';
import styles from './OfflineRides.module.css';
import { useKeeping, useKeptRides } from './useKeptRides.ts';

/** How long to wait for an answer before the device is considered offline, in milliseconds: at the van nobody waits. */
const patience = 3_000;

/** Milliseconds after which the API is asked again while there is no answer. */
const retryAfter = 15_000;

interface OfflineRidesProps {
  /** The open purchase; undefined while the list is shown. */
  orderId?: OrderId;
  /** Whether the device's rides are on the screen, so that what needs a network is not. */
  onShown: (shown: boolean) => void;
}

/** Keeps the next rides on the device while there is a network, and shows them while there is none. */
export default function OfflineRides(props: OfflineRidesProps) {
  const { forgetsCustomerData } = usePlatform();
  return forgetsCustomerData && canKeepRides() ? <RidesOfDevice {...props} /> : null;
}

function RidesOfDevice({ orderId, onShown }: OfflineRidesProps) {
  const { t } = useTranslation('account');
  const { data, error, isFetching, refetch } = useNextRides(undefined, { refetchOnMountOrArgChange: true });
  const keeping = useKeeping(error ? undefined : data);
  const isLate = useLate(data === undefined && isFetching);
  const isAway = error !== undefined ? isConnectionLost(error as ApiProblem) : isLate;
  const kept = useKeptRides(isAway).filter(({ pass }) => !orderId || pass.id === orderId);
  const isShown = isAway && kept.length > 0;

  useEffect(() => onShown(isShown), [isShown, onShown]);
  useRetry(isAway, refetch);

  if (isShown) return <KeptRides rides={kept} />;
  if (!keeping || (orderId && !data?.ids.includes(orderId))) return null;
  return (
    <p role="status" className={styles.hint} data-hint data-ready={keeping === 'ready' || undefined}>
      <span>{t(`offline.${keeping}`)}</span>
    </p>
  );
}

/** Also a gateway without an API behind it. */
const isConnectionLost = ({ code, status = 0 }: ApiProblem) =>
  code === 'NETWORK' || code === 'TIMEOUT' || status >= 500;

function useLate(isWaiting: boolean) {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setLate(true), patience);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isWaiting]);
  return isLate;
}

/** Asks again when the browser says that there is a network, and now and then: it does not notice each. */
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
