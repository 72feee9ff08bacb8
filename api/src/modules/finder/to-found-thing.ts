import type { FoundThing } from '@idavuelta/shared/contracts/staff';
import type { FoundCustomer } from '../accounts/for-staff/customers-for-staff.ts';
import type { FoundOrder } from '../orders/for-staff/orders-for-staff.ts';

export const orderThing = (order: FoundOrder): FoundThing => ({
  kind: 'order',
  thing: order.orderId,
  title: order.number,
  about: `${order.buyer} · ${order.eventName}`,
  at: order.placedAt.toISOString(),
  timeZone: order.timeZone,
  amount: order.total,
  state: order.state,
});

export const customerThing = ({ id, name, email, phone }: FoundCustomer): FoundThing => ({
  kind: 'customer',
  thing: String(id),
  title: name,
  contact: [email, phone].filter(Boolean).join(' · '),
});
