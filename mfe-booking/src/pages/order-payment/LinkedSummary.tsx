import { withSoles } from '@idavuelta/shared/contracts/money';
import { useFormats, useTranslated, useTranslation } from '@idavuelta/shared/platform';
import { useClocks } from '@idavuelta/shared/ui';
// looks like the bank transfer data, which may be next to it
import styles from '../../ui/BankTransferData.module.css';
import type { LinkedOrder } from './linked-order.ts';

/** Summarizes an order: event and departure, seats, total and deadline. */
export function LinkedSummary({ order: { event, seats, charge, total, heldUntil } }: { order: LinkedOrder }) {
  const { t } = useTranslation('booking/order-payment');
  const { money } = useFormats();
  const clocks = useClocks();
  const translated = useTranslated();
  const moment = (at: string) => clocks.moment(at, event.timeZone, 'long');
  const names = seats.map(({ translations }) => translated(translations)?.name ?? '');
  const counted = [...new Set(names)].map((name) => `${names.filter((other) => other === name).length} × ${name}`);
  const rows: [label: string, value: string][] = [
    [t('event'), translated(event.translations)?.name ?? ''],
    [t('departure'), moment(event.startDate)],
    [t('place'), `${event.place.name}, ${event.place.address}`],
    [t('seats'), counted.join(', ')],
    [t('total'), withSoles(money, charge, total)],
    [t('deadline'), moment(heldUntil)],
  ];
  return (
    <dl className={styles.data}>
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
