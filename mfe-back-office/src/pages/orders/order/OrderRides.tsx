import type { OrderRide, StaffOrder, StaffPermission } from '@idavuelta/shared/contracts/staff';
import { Link, useTranslation } from '@idavuelta/shared/platform';
import { linkTo } from '../../../kit/areas.ts';
import { OrderRideFacts } from './OrderRideFacts.tsx';
import { OrderSection } from './OrderSection.tsx';
import styles from './order.module.css';
import { togetherIn } from './order-rides.ts';

interface OrderRidesProps {
  order: StaffOrder;
  permissions: StaffPermission[];
}

const directions = ['out', 'back'] as const satisfies OrderRide['direction'][];

/** When, where and in which van the travellers of an order ride, and how far the van is. */
export function OrderRides({ order, permissions }: OrderRidesProps) {
  const { t } = useTranslation('back-office/orders');
  const { rides = [], departureId, timeZone } = order;
  const maySeePlan = permissions.includes('dispatch.read') && departureId !== undefined;
  return (
    <OrderSection title={t('ride.title')}>
      {rides.length === 0 && <p>{t('ride.none')}</p>}
      {directions.map((direction) => {
        const together = togetherIn(rides, direction);
        if (together.length === 0) return null;
        return (
          <div key={direction} className={styles.way}>
            <div className={styles.pair}>
              <h3>{t(`ride.${direction}`)}</h3>
              {maySeePlan && (
                <Link to={linkTo('/dispatch/:id/:direction', departureId, direction)}>{t('ride.plan')}</Link>
              )}
            </div>
            {together.map((ride) => (
              <OrderRideFacts
                key={`${ride.tickets} ${ride.address} ${ride.van}`}
                ride={ride}
                timeZone={timeZone}
                namesTickets={together.length > 1}
              />
            ))}
          </div>
        );
      })}
      {maySeePlan && rides.some(({ van }) => van) && <Link to={linkTo('/dispatch/today')}>{t('ride.live')}</Link>}
    </OrderSection>
  );
}
