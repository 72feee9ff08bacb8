import type {
  BankTransfer,
  Cancellation,
  OrderDetail,
  Passenger,
  PurchaseSummary,
  TicketDetail,
} from '@idavuelta/shared/contracts';
import { anEvent, inEveryLanguage } from '@idavuelta/shared/testing';

export const aPurchase = (overrides: Partial<PurchaseSummary> = {}): PurchaseSummary => ({
  id: 'order-1',
  number: '7KQ2M9XA',
  date: '2027-01-31T23:30:00.000Z',
  state: 'paid',
  total: 90,
  charge: { amount: overrides.total ?? 90, currency: 'PEN' },
  regularEvent: {
    translations: inEveryLanguage({ name: 'Noche de cumbia' }),
    startDate: '2027-03-06T01:00:00.000Z',
    timeZone: 'America/Lima',
  },
  ...overrides,
});

export const aPassenger = (overrides: Partial<Passenger> = {}): Passenger => ({
  name: 'Ana Torres',
  email: 'ana@example.test',
  phone: '987654321',
  passengerAddress: 'Av. Larco 100',
  ...overrides,
});

export const aTicket = (overrides: Partial<TicketDetail> = {}): TicketDetail => ({
  productVariantId: 1,
  capacity: 2,
  price: 45,
  discountPrice: 0,
  charge: { amount: overrides.finalPrice ?? overrides.price ?? 45, currency: 'PEN' },
  fullCharge: { amount: overrides.price ?? 45, currency: 'PEN' },
  translations: inEveryLanguage({ name: 'Van compartida · Ida y vuelta' }),
  placeAddress: 'Calle José Díaz s/n, Lima',
  addresses: [{ address: 'Av. Larco 100', county: 'Miraflores' }],
  passengers: [aPassenger()],
  ...overrides,
});

export const aTransfer: BankTransfer = {
  bankName: 'Banco del Sur',
  accountId: '194-1234567-0-11',
  accountType: 'Corriente',
  holder: 'Idavuelta Perú S.A.C.',
  dni: '20601234567',
  email: 'pagos@example.test',
  reference: 'IV-7KQ2M9XA',
  amount: 90,
  currency: 'PEN',
  deadline: '2027-02-02T23:30:00.000Z',
};

/** A full refund of a purchase that can be cancelled. */
export const aCancellation: Cancellation = {
  until: '2027-03-04T01:00:00.000Z',
  open: true,
  amount: 90,
  currency: 'PEN',
};

interface PurchaseParts {
  order?: Partial<OrderDetail['order']>;
  event?: Partial<OrderDetail['event']>;
  tickets?: TicketDetail[];
}

export function aPurchaseDetail({ order, event, tickets = [aTicket()] }: PurchaseParts = {}): OrderDetail {
  const { id, slug, imagePath, timeZone, startDate, place } = anEvent();
  return {
    order: {
      id: 'order-1',
      number: '7KQ2M9XA',
      date: '2027-01-31T23:30:00.000Z',
      paymentState: 'paid',
      paymentCode: 'webpay',
      total: 90,
      charge: { amount: order?.total ?? 90, currency: 'PEN' },
      ...order,
    },
    event: {
      ...{ id, slug, imagePath, timeZone, startDate, place },
      translations: inEveryLanguage({ name: 'Noche de cumbia', description: 'Una noche para bailar.' }),
      ...event,
    },
    tickets,
  };
}
