import { formatMoney } from '@idavuelta/shared/contracts/money';
import { listSpaces } from '@idavuelta/shared/contracts/rules';
import type { StaffOrder, StaffTicket } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { Tag } from 'antd';
import type { ReactNode } from 'react';
import { Contact } from '../../../features/contacts/Contact.tsx';
import { OrderSection } from './OrderSection.tsx';
import styles from './order.module.css';

interface OrderTicketsProps {
  order: StaffOrder;
  /** Renders the actions on a ticket. */
  actions?: (ticket: StaffTicket) => ReactNode;
  /** Renders the actions on a passenger, counted from 1. */
  passengerActions?: (ticket: StaffTicket, passenger: number) => ReactNode;
}

/** Shows the tickets of an order with their passengers and pick-up addresses. */
export function OrderTickets({ order, actions, passengerActions }: OrderTicketsProps) {
  const { t } = useTranslation('back-office/orders');
  return (
    <OrderSection title={t('list.tickets')}>
      <ul className={styles.lines}>
        {order.tickets.map((ticket) => (
          <li key={ticket.number}>
            <div className={styles.pair}>
              <strong>{t('ticket.title', { number: ticket.number, name: ticket.name })}</strong>
              <span>{formatMoney(ticket.price)}</span>
            </div>
            <TicketTags ticket={ticket} />
            {ticket.passengers.map(({ name, email, phone, document, passengerAddress }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: passengers are named by their number
              <div key={index} className={styles.pair}>
                <div className={styles.person}>
                  <span>{name}</span>
                  <span className={styles.soft}>
                    <Contact value={[email, phone, document].filter(Boolean).join(' · ')} />
                  </span>
                  <span className={styles.soft}>{countyOf(ticket, passengerAddress)}</span>
                </div>
                {passengerActions?.(ticket, index + 1)}
              </div>
            ))}
            {actions?.(ticket)}
          </li>
        ))}
      </ul>
    </OrderSection>
  );
}

/** Returns an address with its county. */
function countyOf({ addresses }: StaffTicket, passengerAddress: string) {
  const county = addresses.find(({ address }) => address === passengerAddress)?.county;
  return [passengerAddress, county].filter(Boolean).join(', ');
}

function TicketTags({ ticket: { refunded, checked, issue, spaces } }: { ticket: StaffTicket }) {
  const { t } = useTranslation('back-office/orders');
  return (
    <div className={styles.tags}>
      {listSpaces(spaces).map(({ kind, quantity }) => (
        <Tag key={kind} color="processing">
          {`${quantity} × ${t(`spaces.${kind}`)}`}
        </Tag>
      ))}
      {refunded && <Tag color="error">{t('ticket.refunded')}</Tag>}
      {checked.map((leg) => (
        <Tag key={leg} color="success">
          {t(`ticket.checked.${leg}`)}
        </Tag>
      ))}
      {issue > 1 && <Tag>{t('ticket.issue', { issue })}</Tag>}
    </div>
  );
}
