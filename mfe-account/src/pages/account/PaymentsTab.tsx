import { links } from '@idavuelta/shared/contracts';
import { Link, useLocation, useTranslation } from '@idavuelta/shared/platform';
import { useEffect, useRef } from 'react';
import { PurchaseDetail } from '../../features/purchase-detail/PurchaseDetail.tsx';
import { PurchaseHistory } from '../../features/purchases/PurchaseHistory.tsx';
import { TabHeading } from '../../ui/TabHeading.tsx';
import styles from './PaymentsTab.module.css';

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
      <Link to={links.account('payments')} className={styles.back}>
        <span aria-hidden="true">←</span> {t('purchase.back')}
      </Link>
      <TabHeading ref={heading} title={t('purchase.title')} />
      <PurchaseDetail key={orderId} id={orderId} />
    </>
  );
}

/** The shell moves the focus when the path changes. Between list and detail only the query string does. */
function useFocusWhenChanged(orderId: string | null) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(orderId);
  useEffect(() => {
    if (shown.current === orderId) return;
    shown.current = orderId;
    heading.current?.focus();
  }, [orderId]);
  return heading;
}
