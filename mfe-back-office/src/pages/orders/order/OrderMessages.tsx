import type { ResendableMail, StaffOrder, TimelineEntry } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { Button } from 'antd';
import { useState } from 'react';
import { useBothClocks } from '../../../ui/useBothClocks.ts';
import { OrderSection } from './OrderSection.tsx';
import styles from './order.module.css';
import { mailsOf, ResendDialog } from './ResendDialog.tsx';
import { useMailName } from './useEntryTexts.ts';

interface OrderMessagesProps {
  order: StaffOrder;
  timeline: TimelineEntry[];
  mayResend: boolean;
}

/** How many mails are shown until all are asked for. */
const shownAtFirst = 4;

/** The mails sent about an order, newest first. A mail that fits the order's present state can be sent again. */
export function OrderMessages({ order, timeline, mayResend }: OrderMessagesProps) {
  const { t } = useTranslation('back-office/orders');
  const { both } = useBothClocks();
  const nameOf = useMailName();
  const [showsAll, setShowsAll] = useState(false);
  const [again, setAgain] = useState<{ mail: ResendableMail; address?: string }>();
  const mails = timeline.filter(({ kind }) => kind === 'mail').reverse();
  const shown = showsAll ? mails : mails.slice(0, shownAtFirst);
  return (
    <OrderSection title={t('messages.title')}>
      {mails.length === 0 && <p>{t('messages.none')}</p>}
      <ul className={styles.lines}>
        {shown.map((entry) => {
          const mail = mailsOf[order.state]?.find((one) => one === entry.name);
          const name = nameOf(entry);
          return (
            <li key={`${entry.at} ${entry.name} ${entry.to}`} className={styles.pair}>
              <div className={styles.person}>
                <span className={styles.sentence}>{name}</span>
                <span className={styles.soft}>
                  {[entry.to, both(entry.at, order.timeZone)].filter(Boolean).join(' · ')}
                </span>
              </div>
              {mayResend && mail && (
                <Button
                  size="small"
                  aria-label={t('messages.again_of', { mail: name })}
                  onClick={() => setAgain({ mail, ...(mail === 'passenger-tickets' && { address: entry.to }) })}
                >
                  {t('messages.again')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {shown.length < mails.length && (
        <Button type="link" onClick={() => setShowsAll(true)}>
          {t('messages.all', { total: mails.length })}
        </Button>
      )}
      {again && <ResendDialog order={order} chosen={again} onClose={() => setAgain(undefined)} />}
    </OrderSection>
  );
}
