import type { PurchaseSummary } from '@idavuelta/shared/contracts';
import { useTranslation } from '@idavuelta/shared/platform';
import { QueryBoundary } from '@idavuelta/shared/ui';
import { usePurchases } from '../../state/purchases.api.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import styles from './PurchaseHistory.module.css';
import { PurchaseRow } from './PurchaseRow.tsx';

export function PurchaseHistory() {
  return (
    <QueryBoundary query={usePurchases()} skeleton={[72, 72, 72, 72]}>
      {(purchases) => (purchases.length ? <PurchaseList purchases={purchases} /> : <NoPurchases />)}
    </QueryBoundary>
  );
}

function PurchaseList({ purchases }: { purchases: PurchaseSummary[] }) {
  const { t } = useTranslation('account');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the region scrolls, so the keyboard must be able to reach it
    <section className={styles.region} aria-label={t('purchases.list')} tabIndex={0}>
      <ul className={styles.list}>
        {purchases.map((purchase) => (
          <PurchaseRow key={purchase.id} purchase={purchase} />
        ))}
      </ul>
    </section>
  );
}

function NoPurchases() {
  const { t } = useTranslation('account');
  return <EmptyState tab="payments" title={t('not_purchases')} text={t('purchases.empty_help')} primary />;
}
