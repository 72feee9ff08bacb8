import type { StaffOrder } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { Button, Spin } from 'antd';
import { lazy, Suspense, useState } from 'react';
import styles from './order.module.css';
import type { Stop } from './StopMap.tsx';

// Loaded only when it is asked for.
const StopMap = lazy(() => import('./StopMap.tsx'));

/** Returns the addresses of an order that have a position, without duplicates. */
function stopsOf({ tickets }: StaffOrder): Stop[] {
  const stops = tickets
    .filter(({ refunded }) => !refunded)
    .flatMap(({ addresses }) => addresses)
    .flatMap(({ address, position }) => (position ? [{ address, position }] : []));
  return [...new Map(stops.map((stop) => [stop.address, stop])).values()];
}

/** Shows an order's pick-up points on a map, when asked for. An address without a position is listed with its ticket. */
export function OrderStops({ order }: { order: StaffOrder }) {
  const { t } = useTranslation('back-office/orders');
  const [isOpen, setOpen] = useState(false);
  const stops = stopsOf(order);
  if (stops.length === 0) return null;
  return (
    <div className={styles.screenOnly}>
      <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t('order.whole_map')}
      </Button>
      {isOpen && (
        <Suspense fallback={<Spin />}>
          <StopMap
            stops={stops}
            place={order.placePosition && { address: order.place, position: order.placePosition }}
          />
        </Suspense>
      )}
    </div>
  );
}
