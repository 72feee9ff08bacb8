import { type EventSummary, selectLanguage } from '@idavuelta/shared/contracts';
import { usePlatform, useSelector, useTranslation } from '@idavuelta/shared/platform';
import { useEffect } from 'react';
import { Countdown } from './Countdown.tsx';
import { ReminderButton } from './ReminderButton.tsx';
import styles from './SaleWindow.module.css';
import { saleCalendarUrl } from './sale.api.ts';
import { useSaleMoment } from './useSaleMoment.ts';
import { useTimeLeft } from './useTimeLeft.ts';

interface SaleToOpenProps {
  event: EventSummary;
  opensAt: string;
  /** Called at the opening, and again until the event says that it has opened. */
  onOpen: () => void;
}

/** A response may be cached for seconds; everybody asks at a moment of their own, because all wait for the same one. */
const askAgainMs = () => 1000 + Math.random() * 4000;

/** Says when the sale opens, and offers a reminder. */
export function SaleToOpen({ event, opensAt, onOpen }: SaleToOpenProps) {
  const { t } = useTranslation('catalog/event-detail');
  const { apiBaseUrl } = usePlatform();
  const language = useSelector(selectLanguage);
  const moment = useSaleMoment(event);
  const left = useTimeLeft(opensAt);
  const isOpen = left === 0;

  useEffect(() => {
    if (!isOpen) return;
    let timer: ReturnType<typeof setTimeout>;
    const ask = () => {
      onOpen();
      timer = setTimeout(ask, askAgainMs());
    };
    timer = setTimeout(ask, askAgainMs());
    return () => clearTimeout(timer);
  }, [isOpen, onOpen]);

  return (
    <section className={styles.panel} aria-label={t('sale.label')}>
      <p className={styles.opens}>{t('sale.opens', { moment: moment(opensAt) })}</p>
      <Countdown left={left} />
      <p className={styles.help}>{t('sale.prepare')}</p>
      <div className={styles.actions}>
        <ReminderButton slug={event.slug} />
        <a href={saleCalendarUrl(apiBaseUrl, event.slug, language)} download className={styles.calendar}>
          {t('sale.calendar')}
        </a>
      </div>
    </section>
  );
}
