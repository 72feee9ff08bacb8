import type { Page } from '@idavuelta/shared/contracts';
import type { StaffAccount } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { useClocks } from '@idavuelta/shared/ui';
import { Alert, Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { EventHeader } from '../../features/event-header/EventHeader.tsx';
import { OfficePage } from '../../kit/OfficePage.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { PriceDrawer } from './PriceDrawer.tsx';
import { PriceHistory } from './PriceHistory.tsx';
import { PriceTable } from './PriceTable.tsx';
import { usePrices } from './prices.api.ts';
import styles from './prices.module.css';

// most events have none
const SpacesDrawer = lazy(() => import('./SpacesDrawer.tsx'));

/** Manages the ticket prices of an event. */
const PricesPage: Page = ({ params: { slug = '' } }) => {
  const { t } = useTranslation('back-office/prices');
  return (
    <OfficePage path="/events/:slug/prices" title={t('title')}>
      {(account) => (
        <>
          <EventHeader slug={slug} part="prices" permissions={account.permissions} />
          <Prices slug={slug} account={account} />
        </>
      )}
    </OfficePage>
  );
};

export default PricesPage;

function Prices({ slug, account: { permissions } }: { slug: string; account: StaffAccount }) {
  const { t } = useTranslation('back-office/prices');
  const { nameOf } = useClocks();
  const { data: prices, error } = usePrices(slug);
  const [changing, setChanging] = useState<number>();
  const [areSpacesOpen, setSpacesOpen] = useState(false);
  const mayChange = permissions.includes('events.change');
  const variant = prices?.variants.find(({ id }) => id === changing);
  if (!prices) return <Failure error={error} />;
  return (
    <>
      <p>{t('lead', { currency: t(`back-office:currencies.${prices.currency}`), zone: nameOf(prices.timeZone) })}</p>
      {prices.isFree && <Alert type="info" showIcon title={t('free')} />}
      <PriceTable prices={prices} mayChange={mayChange} onChange={({ id }) => setChanging(id)} />
      <Button className={styles.spaces} onClick={() => setSpacesOpen(true)}>
        {t('spaces.title')}
      </Button>
      <Suspense>
        {areSpacesOpen && <SpacesDrawer slug={slug} mayChange={mayChange} onClose={() => setSpacesOpen(false)} />}
      </Suspense>
      {permissions.includes('audit.read') && <PriceHistory prices={prices} />}
      {variant && (
        <PriceDrawer key={variant.id} prices={prices} variant={variant} onClose={() => setChanging(undefined)} />
      )}
    </>
  );
}
