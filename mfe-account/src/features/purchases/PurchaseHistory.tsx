import { links, type PurchaseSummary } from '@idavuelta/shared/contracts';
import { useTranslation } from '@idavuelta/shared/platform';
import { itemsOf } from '@idavuelta/shared/queries';
import { ButtonLink, LoadMore, QueryBoundary } from '@idavuelta/shared/ui';
import type { ReactNode } from 'react';
import { usePurchases } from '../../state/purchases.api.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import styles from './PurchaseHistory.module.css';
import { PurchaseRow } from './PurchaseRow.tsx';

export function PurchaseHistory() {
  const query = usePurchases();
  return (
    // LoadMore shows the failure of a further page: the loaded purchases stay.
    <QueryBoundary query={{ ...query, error: !query.isFetchNextPageError && query.error }} skeleton={[72, 72, 72, 72]}>
      {(data) => {
        const purchases = itemsOf(data);
        if (purchases.length === 0) return <NoPurchases />;
        return (
          <PurchaseList purchases={purchases}>
            <LoadMore list={query} count={purchases.length} />
          </PurchaseList>
        );
      }}
    </QueryBoundary>
  );
}

function PurchaseList({ purchases, children }: { purchases: PurchaseSummary[]; children: ReactNode }) {
  const { t } = useTranslation('account');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the region scrolls, so the keyboard must be able to reach it
    <section className={styles.region} aria-label={t('purchases.list')} tabIndex={0}>
      <ul className={styles.list}>
        {purchases.map((purchase) => (
          <PurchaseRow key={purchase.id} purchase={purchase} />
        ))}
      </ul>
      {children}
    </section>
  );
}

function NoPurchases() {
  const { t } = useTranslation('account');
  const events = (
    <ButtonLink variant="primary" to={links.massiveEvents()}>
      {t('see_events')}
    </ButtonLink>
  );
  return <EmptyState tab="payments" title={t('not_purchases')} text={t('purchases.empty_help')} action={events} />;
}
