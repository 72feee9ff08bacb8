import { formatMoney } from '@idavuelta/shared/contracts/money';
import { listSpaces } from '@idavuelta/shared/contracts/rules';
import type { StaffOrder, StaffTicket } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { Card, Flex, Space, Tag } from 'antd';
import type { ReactNode } from 'react';
import { Contact } from '../../../features/contacts/Contact.tsx';
import styles from '../orders.module.css';

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
    <section aria-label={t('list.tickets')}>
      <h2 className={styles.section}>{t('list.tickets')}</h2>
      <div className={styles.tickets}>
        {order.tickets.map((ticket) => (
          <Card
            key={ticket.number}
            size="small"
            title={t('ticket.title', { number: ticket.number, name: ticket.name })}
            extra={formatMoney(ticket.price)}
          >
            <TicketTags ticket={ticket} />
            <ul className={styles.passengers}>
              {ticket.passengers.map(({ name, email, phone, document, passengerAddress }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: passengers are named by their number
                <li key={index}>
                  <Flex wrap justify="space-between" gap="small">
                    <div>
                      <strong>{name}</strong>
                      <span className={styles.second}>
                        <Contact value={[email, phone, document].filter(Boolean).join(' · ')} />
                      </span>
                      <span className={styles.second}>{countyOf(ticket, passengerAddress)}</span>
                    </div>
                    {passengerActions?.(ticket, index + 1)}
                  </Flex>
                </li>
              ))}
            </ul>
            {actions?.(ticket)}
          </Card>
        ))}
      </div>
    </section>
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
    <Space wrap>
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
    </Space>
  );
}
