import { Link, useTranslation } from '@idavuelta/shared/platform';
import { Flex } from 'antd';
import { linkTo } from '../../kit/areas.ts';
import { OfficePage } from '../../kit/OfficePage.tsx';
import { OrderTable } from './OrderTable.tsx';

export default function OrdersPage() {
  const { t } = useTranslation('back-office');
  return (
    <OfficePage path="/orders">
      {({ permissions }) => (
        <>
          <Flex wrap gap="small" justify="space-between" align="start">
            <p>{t('areas.orders.lead')}</p>
            {permissions.includes('orders.change') && (
              <Link to={linkTo('/orders/new')}>{t('back-office/orders:sale.title')}</Link>
            )}
          </Flex>
          <OrderTable permissions={permissions} />
        </>
      )}
    </OfficePage>
  );
}
