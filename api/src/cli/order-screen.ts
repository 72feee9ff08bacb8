import { translated } from '@idavuelta/shared/contracts';
import { formatMoney } from '@idavuelta/shared/contracts/money';
import { longDate } from '../mail/long-date.ts';
import type { OrderForStaff } from '../modules/orders/for-staff/orders-for-staff.ts';
import { type Columns, table } from './table.ts';

type Ticket = OrderForStaff['tickets'][number];

const moment = (date: Date | null) => date?.toISOString() ?? '';

/** Formats a heading with a table; empty without rows. */
const section = <T>(heading: string, items: T[], columns: Columns<T>) =>
  items.length > 0 ? [`\n${heading}\n${table(items, columns)}`] : [];

const stateOf = ({ refunded, checked }: Ticket) =>
  [refunded ? 'refunded' : 'good', ...checked.map((leg) => `checked ${leg}`)].join(', ');

/** Formats an address with its county and, when known, its position. */
const stopOf = ({ address, county, position }: Ticket['addresses'][number]) =>
  [
    [address, county].filter(Boolean).join(', '),
    ...(position ? [`(${position.latitude.toFixed(5)}, ${position.longitude.toFixed(5)})`] : []),
  ].join(' ');

/** Formats a ticket, its travellers and their pick-ups. */
function ticketLines(ticket: Ticket) {
  const name = translated(ticket.translations, 'en_US')?.name ?? '';
  return [
    `${ticket.number}  ${name}  ${formatMoney(ticket.price)}  ${stateOf(ticket)}`,
    ...ticket.passengers.map(({ name, email, passengerAddress, ...others }) => {
      const rest = Object.values(others).filter(Boolean).join(', ');
      return `   ${name} <${email}> ${rest}, gets in at ${passengerAddress}`;
    }),
    `   stops at ${ticket.addresses.map(stopOf).join(' · ')}`,
  ].join('\n');
}

function headLines({ id, number, state, flags, buyer, total, coupon, ...order }: OrderForStaff) {
  const lines: [string, string][] = [
    ['Order', `${number} · ${id}`],
    ['State', [state, ...(flags.length > 0 ? [`flagged: ${flags.join(', ')}`] : [])].join(' · ')],
    ['Event', `${order.event} · ${order.place}`],
    ['Departure', longDate(moment(order.startsAt), 'en_US', order.timeZone)],
    ['Buyer', `${buyer.name} <${buyer.email}> ${buyer.phone}`],
    ['Total', [formatMoney(total), order.paymentCode, ...(coupon ? [`coupon ${coupon}`] : [])].join(' · ')],
    ['Seats', order.seats === 'held' ? `held until ${moment(order.heldUntil)}` : order.seats],
    ['Placed', moment(order.placedAt)],
    ['Paid', moment(order.paidAt)],
  ];
  return lines
    .filter(([, value]) => value)
    .map(([label, value]) => `${label.padEnd(11)}${value}`)
    .join('\n');
}

/** Formats everything about an order for the terminal. */
export const orderScreen = (order: OrderForStaff): string =>
  [
    headLines(order),
    `\nTickets\n${order.tickets.map(ticketLines).join('\n')}`,
    ...section('Attempts to pay', order.attempts, [
      ['Method', ({ provider }) => provider],
      ['Reference', ({ reference }) => reference],
      ['Amount', ({ amount }) => formatMoney(amount)],
      ['State', ({ state }) => state],
      ['Begun', ({ createdAt }) => moment(createdAt)],
      ['Ended', ({ settledAt }) => moment(settledAt)],
    ]),
    ...section('Refunds', order.refunds, [
      ['Amount', ({ amount }) => formatMoney(amount)],
      ['State', ({ state }) => state],
      ['Why', ({ reason }) => reason],
      ['By', ({ by }) => by],
      ['Asked for', ({ requestedAt }) => moment(requestedAt)],
    ]),
    ...section('Changes', order.changes, [
      ['When', ({ at }) => moment(at)],
      ['Who', ({ actor }) => actor],
      ['What', ({ action }) => action],
      ['Detail', ({ detail }) => JSON.stringify(detail)],
    ]),
  ].join('\n');
