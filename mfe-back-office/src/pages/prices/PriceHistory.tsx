import type { Currency } from '@idavuelta/shared/contracts';
import type { AuditRow, ManagedPrices } from '@idavuelta/shared/contracts/staff';
import { useFormats, useTranslation } from '@idavuelta/shared/platform';
import { ChangeList } from '../../features/changes/ChangeList.tsx';
import styles from './prices.module.css';
import { useShown } from './useShown.ts';

type PricesByField = Record<string, number | null>;

/** Lists the price changes: who, from what to what, and from when. */
export function PriceHistory({ prices }: { prices: ManagedPrices }) {
  const { t } = useTranslation('back-office/prices');
  const shown = useShown(prices);
  const { money } = useFormats();
  // Rows without a currency are older than prices in other currencies than the sol.
  const detailOf = ({ before, after = {}, from, currency = 'PEN' }: AuditRow['detail']) => {
    const priceOf = (amount: number | null | undefined) =>
      typeof amount === 'number' ? money({ amount, currency: currency as Currency }) : '–';
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
