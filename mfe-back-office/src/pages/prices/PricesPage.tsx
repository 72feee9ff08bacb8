import type { Page } from '@idavuelta/shared/contracts';
import type { StaffAccount } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { Alert } from 'antd';
import { useState } from 'react';
import { EventHeader } from '../../features/event-header/EventHeader.tsx';
import { OfficePage } from '../../kit/OfficePage.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { PriceDrawer } from './PriceDrawer.tsx';
import { PriceHistory } from './PriceHistory.tsx';
import { PriceTable } from './PriceTable.tsx';
import { usePrices } from './prices.api.ts';

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
  const { data: prices, error } = usePrices(slug);
  const [changing, setChanging] = useState<number>();
  const variant = prices?.variants.find(({ id }) => id === changing);
  if (!prices) return <Failure error={error} />;
  return (
    <>
      <p>{t('lead', { currency: prices.currency, zone: prices.timeZone })}</p>
      {prices.isFree && <Alert type="info" showIcon title={t('free')} />}
      <PriceTable
        prices={prices}
        mayChange={permissions.includes('events.change')}
        onChange={({ id }) => setChanging(id)}
      />
      {permissions.includes('audit.read') && <PriceHistory prices={prices} />}
      {variant && (
        <PriceDrawer key={variant.id} prices={prices} variant={variant} onClose={() => setChanging(undefined)} />
      )}
    </>
  );
}
