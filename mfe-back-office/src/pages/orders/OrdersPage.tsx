import { Link, useTranslation } from '@idavuelta/shared/platform';
import { DraftLines } from '../../forms/drafts/DraftLines.tsx';
import { linkTo } from '../../kit/areas.ts';
import { OfficePage } from '../../kit/OfficePage.tsx';
import { ListHead } from '../../lists/ListHead.tsx';
import { OrderTable } from './OrderTable.tsx';

export default function OrdersPage() {
  const { t } = useTranslation('back-office');
  return (
    <OfficePage path="/orders">
      {({ permissions }) => (
        <>
          <ListHead lead={t('areas.orders.lead')}>
            {permissions.includes('orders.change') && (
              <Link to={linkTo('/orders/new')}>{t('back-office/orders:sale.title')}</Link>
            )}
          </ListHead>
          <DraftLines pages={{ 'order.sale': () => linkTo('/orders/new') }} />
          <OrderTable permissions={permissions} />
        </>
      )}
    </OfficePage>
  );
}
