import { Link, useTranslation } from '@idavuelta/shared/platform';
import { OfficePage } from '../../../frame/OfficePage.tsx';
import { SaleForm } from './SaleForm.tsx';

/** A sale to a customer who calls. */
export default function SalePage() {
  const { t } = useTranslation('back-office/orders');
  return (
    <OfficePage title={t('sale.title')} permission="orders.change">
      {() => (
        <>
          <p>
            <Link to="/back-office/orders">{t('order.all')}</Link>
          </p>
          <p>{t('sale.lead')}</p>
          <SaleForm />
        </>
      )}
    </OfficePage>
  );
}
