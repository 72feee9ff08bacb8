import type { AuditRow, ManagedPrices } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { ChangeList } from '../../features/changes/ChangeList.tsx';
import styles from './prices.module.css';
import { useShown } from './useShown.ts';

type PricesByField = Record<string, number | null>;

/** Lists the price changes: who, from what to what, and from when. */
export function PriceHistory({ prices }: { prices: ManagedPrices }) {
  const { t } = useTranslation('back-office/prices');
  const shown = useShown(prices);
  const priceOf = (price: number | null | undefined) => (typeof price === 'number' ? shown.inSoles(price) : '–');
  const detailOf = ({ before, after = {}, from }: AuditRow['detail']) => {
    const changes = Object.entries(after as PricesByField).map(
      ([field, price]) =>
        `${shown.field(field)}: ${priceOf((before as PricesByField | undefined)?.[field])} → ${priceOf(price)}`,
    );
    return [...changes, ...(typeof from === 'string' ? [t('history_from', { from: shown.at(from) })] : [])].join('; ');
  };
  return (
    <>
      <h2 className={styles.heading}>{t('back-office:changes.of_this')}</h2>
      <ChangeList subject={`event-prices:${prices.eventId}`} detailOf={detailOf} />
    </>
  );
}
