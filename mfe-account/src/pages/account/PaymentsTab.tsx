import { links } from '@idavuelta/shared/contracts';
import { useLocation, useTranslation } from '@idavuelta/shared/platform';
import { lazy, Suspense, useState } from 'react';
import { PurchaseDetail } from '../../features/purchase-detail/PurchaseDetail.tsx';
import { PurchaseHistory } from '../../features/purchases/PurchaseHistory.tsx';
import { BackLink } from '../../ui/BackLink.tsx';
import { TabHeading } from '../../ui/TabHeading.tsx';
import { useFocusWhenChanged } from '../../ui/useFocusWhenChanged.ts';
import styles from './PaymentsTab.module.css';

// optional: if it fails to load, the page works as usual
const OfflineRides = lazy(() =>
  import('../../features/offline-rides/OfflineRides.tsx').catch(() => ({ default: () => null })),
);

/** The list of purchases; with `?order=ID`, the detail of that purchase. */
export function PaymentsTab() {
  const { t } = useTranslation('account');
  const orderId = new URLSearchParams(useLocation().search).get('order') ?? undefined;
  const heading = useFocusWhenChanged(orderId ?? null);
  const [isOffline, setOffline] = useState(false);
  const content = (
    <Suspense>
      <OfflineRides orderId={orderId} onShown={setOffline} />
    </Suspense>
  );
  if (!orderId)
    return (
      <>
        <TabHeading ref={heading} title={t('tabs.payments')} lead={isOffline ? undefined : t('purchases.lead')} />
        {content}
        {!isOffline && <PurchaseHistory />}
      </>
    );
  return (
    <>
      <BackLink to={links.account('payments')} text={t('purchase.back')} />
      <TabHeading ref={heading} title={t('purchase.title')} />
      <div className={styles.detail}>
        {content}
        {!isOffline && <PurchaseDetail key={orderId} id={orderId} />}
      </div>
    </>
  );
}
