import { Link, useTranslation } from '@idavuelta/shared/platform';
import { linkTo } from '../../../kit/areas.ts';
import { OfficePage } from '../../../kit/OfficePage.tsx';
import { SaleForm } from './SaleForm.tsx';

/** A sale to a customer who calls. */
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
