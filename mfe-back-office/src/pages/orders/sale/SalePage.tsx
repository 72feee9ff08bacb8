import { Link, useTranslation } from '@idavuelta/shared/platform';
import { linkTo } from '../../../kit/areas.ts';
import { OfficePage } from '../../../kit/OfficePage.tsx';
import { SaleForm } from './SaleForm.tsx';

/** Sells to a customer on the phone. */
export default function SalePage() {
  const { t } = useTranslation('back-office/orders');
  return (
    <OfficePage path="/orders/new" title={t('sale.title')}>
      {() => (
        <>
          <p>
            <Link to={linkTo('/orders')}>{t('order.all')}</Link>
          </p>
          <p>{t('sale.lead')}</p>
          <SaleForm />
        </>
      )}
    </OfficePage>
  );
}
