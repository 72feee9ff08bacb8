import type { BankTransfer, OrderDetail, PaymentState } from '@idavuelta/shared/contracts';
import { inEveryLanguage } from '@idavuelta/shared/testing';

export const aBankTransfer = (over: Partial<BankTransfer> = {}): BankTransfer => ({
  bankName: 'Banco del Sur',
  accountId: '191-4455',
  accountType: 'Corriente',
  dni: '20601234567',
  email: 'pagos@idavuelta.test',
  reference: 'IDV-7Q2',
  amount: 90,
  currency: 'PEN',
  deadline: '2027-03-02T23:30:00.000Z',
  ...over,
});

export const anOrder = (paymentState: PaymentState, order: Partial<OrderDetail['order']> = {}): OrderDetail => ({
  order: {
    id: 'order-1',
    number: '7KQ2M9XA',
    date: '2027-01-01T10:00:00.000Z',
    paymentState,
    paymentCode: 'webpay',
    total: 90,
    charge: { amount: order.total ?? 90, currency: 'PEN' },
    ...order,
  },
  event: {
    id: 1,
    slug: 'noche-de-salsa',
    imagePath: '/media/noche.abc',
    timeZone: 'America/Lima',
    startDate: '2027-03-06T01:00:00.000Z',
    dateId: 7,
    place: { name: 'Estadio Nacional', address: 'Calle José Díaz s/n' },
    translations: inEveryLanguage({ name: 'Noche de salsa' }),
  },
  tickets: [
    {
      productVariantId: 1,
      capacity: 2,
      price: 90,
      discountPrice: 0,
      charge: { amount: 90, currency: 'PEN' },
      fullCharge: { amount: 90, currency: 'PEN' },
      translations: inEveryLanguage({ name: 'Van compartida' }),
      placeAddress: 'Calle José Díaz s/n',
      addresses: [{ address: 'Av. Larco 123', county: 'Miraflores' }],
      passengers: [],
    },
  ],
});
