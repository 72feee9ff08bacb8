import type { TicketCheck } from '@idavuelta/shared/contracts';
import { useDispatch, useFormats, useTranslated, useTranslation } from '@idavuelta/shared/platform';
import { useEffect, useRef } from 'react';
import { scanStarted } from '../../state/ticket-check.slice.ts';
import styles from './CheckResult.module.css';
import { playVerdictSound, type Verdict } from './verdict-sound.ts';

/** Fills the screen with the verdict, as colour, icon, text and sound. */
export function CheckResult({ ticket }: { ticket: Partial<TicketCheck> }) {
  const { t } = useTranslation('qr');
  const dispatch = useDispatch();
  const formats = useFormats();
  const pick = useTranslated();
  const heading = useRef<HTMLHeadingElement>(null);
  const { event, date, leg, checkedAt } = ticket;
  const verdict = verdictOf(ticket);
  const zone = event?.timeZone ?? 'UTC';
  const none = t('no_data');

  useEffect(() => {
    heading.current?.focus();
    playVerdictSound(verdict);
  }, [verdict]);

  return (
    <section className={styles.result} data-verdict={verdict} aria-live="assertive">
      <svg viewBox="0 0 64 64" className={styles.icon} aria-hidden="true">
        <path
          d={icons[verdict]}
          fill="none"
          stroke="currentColor"
          strokeWidth="7"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <h2 ref={heading} tabIndex={-1}>
        {t(`verdict.${verdict}`)}
      </h2>
      {checkedAt && <p className={styles.before}>{t('checked_at', { time: dateTime(checkedAt) })}</p>}
      <dl className={styles.facts}>
        <Fact name={t('event')} value={event ? (pick(event.translations ?? {})?.name ?? event.name) : none} />
        <Fact name={t('place')} value={event?.placeName ?? none} />
        <Fact name={t('date')} value={date ? dateTime(date) : none} />
        {leg && <Fact name={t('leg.name')} value={t(`leg.${leg}`)} />}
        <Fact name={t('passenger')} value={travellers(ticket) ?? none} />
        <Fact name={t('tickets')} value={ticketCount(ticket) ?? none} />
      </dl>
      <button type="button" className={styles.again} onClick={() => dispatch(scanStarted())}>
        {t('scan_another')}
      </button>
    </section>
  );

  function ticketCount({ ticket: number, ticketQuantity: count }: Partial<TicketCheck>) {
    if (count === undefined) return undefined;
    return number && count > 1 ? t('ticket_of', { number, count }) : String(count);
  }

  function dateTime(iso: string) {
    return `${formats.date(iso, 'medium', zone)} ${formats.date(iso, 'time', zone)}`;
  }
}

/** Who travels with the ticket; the buyer when that is not known. */
const travellers = ({ passengers = [], customer }: Partial<TicketCheck>) => passengers.join(', ') || customer?.name;

const verdictOf = ({ event, date, customer, ticketQuantity, checkedAt }: Partial<TicketCheck>): Verdict => {
  if (!event || !date || !customer || ticketQuantity === undefined) return 'invalid';
  return checkedAt ? 'used' : 'valid';
};

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

const icons: Record<Verdict, string> = {
  valid: 'M12 34l14 14 26-30',
  used: 'M32 12v26M32 50v2',
  invalid: 'M16 16l32 32M48 16L16 48',
};
