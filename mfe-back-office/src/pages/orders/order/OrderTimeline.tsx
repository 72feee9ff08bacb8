import { formatMoney } from '@idavuelta/shared/contracts/money';
import type { TimelineEntry } from '@idavuelta/shared/contracts/staff';
import { deviceZone } from '@idavuelta/shared/contracts/time';
import { useTranslation } from '@idavuelta/shared/platform';
import { useClocks } from '@idavuelta/shared/ui';
import { Timeline } from 'antd';
import { actorName } from '../../../features/changes/detail-text.ts';
import { useDetailText } from '../../../features/changes/useDetailText.ts';
import { Failure } from '../../../ui/Failure.tsx';
import { useOrderTimeline } from '../orders.api.ts';
import styles from '../orders.module.css';
import { useEntryTexts } from './useEntryTexts.ts';

const colors: Partial<Record<TimelineEntry['kind'], string>> = {
  flag: 'red',
  refund: 'orange',
  'refund-result': 'orange',
  state: 'green',
  note: 'blue',
};

/** Lists the history of an order, oldest first. */
export function OrderTimeline({ orderId }: { orderId: string }) {
  const { t } = useTranslation('back-office/orders');
  const { moment: at } = useClocks();
  const titleOf = useEntryTexts();
  const { data = [], error } = useOrderTimeline(orderId);
  return (
    <section aria-label={t('timeline.title')}>
      <h2 className={styles.section}>{t('timeline.title')}</h2>
      <Failure error={error} />
      <Timeline
        items={data.map((entry, index) => ({
          key: index,
          color: colors[entry.kind] ?? 'gray',
          content: <Entry entry={entry} title={titleOf(entry)} moment={at(entry.at, deviceZone())} />,
        }))}
      />
    </section>
  );
}

function Entry({ entry, title, moment }: { entry: TimelineEntry; title: string; moment: string }) {
  const { by, to, text, amount, detail, answer } = entry;
  const facts = [moment, by && actorName(by), to, amount && formatMoney(amount)].filter(Boolean).join(' · ');
  const more = useDetailText()({ ...detail, ...answer });
  return (
    <>
      <strong>{title}</strong>
      {text && <p className={styles.entryText}>{text}</p>}
      <span className={styles.second}>{facts}</span>
      {more && <span className={`${styles.second} ${styles.detail}`}>{more}</span>}
    </>
  );
}
