import type { StaffOrder, StaffPermission } from '@idavuelta/shared/contracts/staff';
import { Link, useTranslation } from '@idavuelta/shared/platform';
import { Contact } from '../../../features/contacts/Contact.tsx';
import { linkTo } from '../../../kit/areas.ts';
import { OrderSection } from './OrderSection.tsx';
import styles from './order.module.css';

interface OrderBuyerProps {
  order: StaffOrder;
  permissions: StaffPermission[];
}

/** Who bought an order, to write to and to call. */
export function OrderBuyer({ order: { buyer, customerId }, permissions }: OrderBuyerProps) {
  const { t } = useTranslation('back-office/orders');
  return (
    <OrderSection title={t('order.buyer')}>
      <div className={styles.person}>
        {permissions.includes('customers.read') ? (
          <Link to={linkTo('/customers/:id', customerId)}>{buyer.name}</Link>
        ) : (
          <strong>{buyer.name}</strong>
        )}
        <Contact value={buyer.email}>
          <a href={`mailto:${buyer.email}`}>{buyer.email}</a>
          <a href={`tel:${buyer.phone}`}>{buyer.phone}</a>
        </Contact>
      </div>
    </OrderSection>
  );
}
