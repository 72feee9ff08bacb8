import { useDispatch, useSelector } from '@idavuelta/shared/platform';
import { Fetched, fetchedFile } from '@idavuelta/shared/ui';
import { Suspense, useEffect } from 'react';
import { deviceRequested, networkReturned, selectDevice } from '../state/device.slice.ts';
import { knowsDevice } from './identity.ts';

const deviceBar = fetchedFile(() => import(/* webpackChunkName: "scan" */ './DeviceBar.tsx'));

/** Sends what waits on the phone when the network returns; shows what waits, unless hidden. */
export function DeviceStatus({ isHidden = false }: { isHidden?: boolean }) {
  const dispatch = useDispatch();
  const { list, waiting, doubles } = useSelector(selectDevice);
  useEffect(() => {
    if (knowsDevice()) dispatch(deviceRequested());
    const notify = () => void dispatch(networkReturned());
    addEventListener('online', notify);
    return () => removeEventListener('online', notify);
  }, [dispatch]);
  if (isHidden || !(list || waiting > 0 || doubles.length > 0)) return null;
  return (
    <Suspense>
      <Fetched file={deviceBar} />
    </Suspense>
  );
}
