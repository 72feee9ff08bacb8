import type { OrderDetail } from '@idavuelta/shared/contracts';
import { useTranslation } from '@idavuelta/shared/platform';
import { useOrderRides } from '../../state/rides.api.ts';
import { Card } from '../../ui/Card.tsx';
import { RideList } from '../../ui/rides/RideList.tsx';
import { useRideRefresh } from '../../ui/rides/useRideRefresh.ts';

/**
 * The rides of a purchase, from the day before it on. They are polled by a query of their own, so that refetching never
 * blanks the purchase.
 */
export default function OrderRides({ purchase }: { purchase: OrderDetail }) {
  const { t } = useTranslation('account');
  const { data: rides = purchase.rides ?? [], refetch } = useOrderRides(purchase.order.id);
  useRideRefresh(rides, refetch);
  if (rides.length === 0) return null;
  return (
    <Card title={t('ride.heading')}>
      <RideList rides={rides} timeZone={purchase.event.timeZone} heading="h3" />
    </Card>
  );
}
