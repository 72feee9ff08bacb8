import type { StaffOrder } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { Spin } from 'antd';
import { lazy, Suspense } from 'react';
import styles from '../orders.module.css';
import type { Stop } from './StopMap.tsx';

// Only an order whose addresses are known on a map needs one.
const StopMap = lazy(() => import('./StopMap.tsx'));

/** The addresses of an order that were chosen on a map, each once. */
function stopsOf({ tickets }: StaffOrder): Stop[] {
  const stops = tickets
    .filter(({ refunded }) => !refunded)
    .flatMap(({ addresses }) => addresses)
    .flatMap(({ address, position }) => (position ? [{ address, position }] : []));
  return [...new Map(stops.map((stop) => [stop.address, stop])).values()];
}

/** Where vans stop for an order, on a map. An address without a position is with its ticket. */
export function OrderStops({ order }: { order: StaffOrder }) {
  const { t } = useTranslation('back-office/orders');
  const stops = stopsOf(order);
  if (stops.length === 0) return null;
  return (
    <div className={styles.screenOnly}>
      <h2 className={styles.section}>{t('map.title')}</h2>
      <Suspense fallback={<Spin />}>
        <StopMap stops={stops} place={order.placePosition && { address: order.place, position: order.placePosition }} />
      </Suspense>
    </div>
  );
}
