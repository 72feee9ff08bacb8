import type { TimelineEntry } from '@idavuelta/shared/contracts/staff';
import { useFormats, useTranslation } from '@idavuelta/shared/platform';
import { Button } from 'antd';
import { useState } from 'react';
import { OrderEntry } from './OrderEntry.tsx';
import { OrderSection } from './OrderSection.tsx';
import styles from './order.module.css';

interface OrderTimelineProps {
  timeline: TimelineEntry[];
  /** Time zone of the event. */
  timeZone: string;
}

/** How many entries are shown until all are asked for. */
const shownAtFirst = 6;

/** Lists what happened to an order by days of the event's zone, newest first. Its mails stand beside it. */
export function OrderTimeline({ timeline, timeZone }: OrderTimelineProps) {
  const { t } = useTranslation('back-office/orders');
  const { date } = useFormats();
  const [showsAll, setShowsAll] = useState(false);
  const entries = timeline.filter(({ kind }) => kind !== 'mail').reverse();
  const shown = showsAll ? entries : entries.slice(0, shownAtFirst);
  const days = Map.groupBy(shown, ({ at }) => date(at, 'medium', timeZone));
  return (
    <OrderSection title={t('timeline.title')}>
      {[...days].map(([day, ofDay]) => (
        <div key={day}>
          <h3>{day}</h3>
          <ol className={styles.entries}>
            {ofDay.map((entry, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a history only grows, and its entries have no ids
              <li key={`${entry.at} ${entry.kind} ${index}`} data-kind={entry.kind}>
                <OrderEntry entry={entry} timeZone={timeZone} />
              </li>
            ))}
          </ol>
        </div>
      ))}
      {shown.length < entries.length && (
        <Button type="link" onClick={() => setShowsAll(true)}>
          {t('timeline.all', { total: entries.length })}
        </Button>
      )}
    </OrderSection>
  );
}
