import { links } from '@idavuelta/shared/contracts';
import { useLocation, useTranslation } from '@idavuelta/shared/platform';
import { PurchaseDetail } from '../../features/purchase-detail/PurchaseDetail.tsx';
import { PurchaseHistory } from '../../features/purchases/PurchaseHistory.tsx';
import { BackLink } from '../../ui/BackLink.tsx';
import { TabHeading } from '../../ui/TabHeading.tsx';
import { useFocusWhenChanged } from '../../ui/useFocusWhenChanged.ts';

/** The list of purchases; with `?order=ID`, the detail of that purchase. */
export function PaymentsTab() {
  const { t } = useTranslation('account');
  const orderId = new URLSearchParams(useLocation().search).get('order');
  const heading = useFocusWhenChanged(orderId);
  if (!orderId)
    return (
      <>
        <TabHeading ref={heading} title={t('tabs.payments')} lead={t('purchases.lead')} />
        <PurchaseHistory />
      </>
    );
  return (
    <>
      <BackLink to={links.account('payments')} text={t('purchase.back')} />
      <TabHeading ref={heading} title={t('purchase.title')} />
      <PurchaseDetail key={orderId} id={orderId} />
    </>
  );
}
