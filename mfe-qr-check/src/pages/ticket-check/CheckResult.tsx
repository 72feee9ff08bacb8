import type { TicketCheck } from '@idavuelta/shared/contracts';
import { useFormats, useTranslated, useTranslation } from '@idavuelta/shared/platform';
import type { Verdict } from '../../feedback/verdict.ts';
import styles from './CheckResult.module.css';
import { VerdictScreen } from './VerdictScreen.tsx';

/** Details of a ticket: who travels, where to and when. */
export function CheckResult({ ticket }: { ticket: Partial<TicketCheck> }) {
  const { t } = useTranslation('qr');
  const formats = useFormats();
  const translated = useTranslated();
  const { event, date, leg, checkedAt, checkedBy, notAdmitted, admission, passengers } = ticket;
  const verdict = verdictOf(ticket);
  const zone = event?.timeZone ?? 'UTC';
  const none = t('no_data');

  return (
    <VerdictScreen verdict={verdict} title={t(`verdict.${verdict === 'held' ? notAdmitted : verdict}`)}>
      {checkedAt && (
        <p className={styles.emphasis}>
          {[t('checked_at', { time: dateTime(checkedAt) }), checkedBy].filter(Boolean).join(' · ')}
        </p>
      )}
      {notAdmitted && notAdmitted !== 'unsigned' && admission && (
        <p className={styles.emphasis}>
          {t('admits', { from: dateTime(admission.from), until: dateTime(admission.until) })}
        </p>
      )}
      {notAdmitted === 'unsigned' && <p className={styles.emphasis}>{t('unsigned')}</p>}
      <dl className={styles.facts}>
        <Fact name={t('event')} value={event ? (translated(event.translations ?? {})?.name ?? event.name) : none} />
        <Fact name={t('place')} value={event?.placeName ?? none} />
        <Fact name={t('date')} value={date ? dateTime(date) : none} />
        {leg && <Fact name={t('leg.name')} value={t(`leg.${leg}`)} />}
        <Fact name={t('passenger')} value={travellers(ticket) ?? none} isName />
        {passengers && passengers.length > 0 && <Fact name={t('people')} value={String(passengers.length)} />}
        <Fact name={t('tickets')} value={ticketCount(ticket) ?? none} />
      </dl>
    </VerdictScreen>
  );

  function ticketCount({ ticket: number, ticketQuantity: count }: Partial<TicketCheck>) {
    if (count === undefined) return undefined;
    return number && count > 1 ? t('ticket_of', { number, count }) : String(count);
  }

  function dateTime(iso: string) {
    return `${formats.date(iso, 'medium', zone)} ${formats.date(iso, 'time', zone)}`;
  }
}

/** Names of the travellers; the buyer's name while they are unknown. */
const travellers = ({ passengers = [], customer }: Partial<TicketCheck>) =>
  passengers.join(', ') || customer?.name || undefined;

const verdictOf = ({
  event,
  date,
  customer,
  ticketQuantity,
  checkedAt,
  notAdmitted,
}: Partial<TicketCheck>): Verdict => {
  if (!event || !date || !customer || ticketQuantity === undefined) return 'invalid';
  if (notAdmitted) return 'held';
  return checkedAt ? 'used' : 'valid';
};

function Fact({ name, value, isName }: { name: string; value: string; isName?: boolean }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd translate={isName ? 'no' : undefined}>{value}</dd>
    </div>
  );
}
