import type { FoundOrder, StaffOrder, StaffTicket } from '@idavuelta/shared/contracts/staff';

export const aStaffTicket = (over: Partial<StaffTicket> = {}): StaffTicket => ({
  number: 1,
  name: 'Van compartida · Ida y vuelta',
  price: { minor: 4550, currency: 'PEN' },
  issue: 1,
  refunded: false,
  checked: [],
  stops: 1,
  counties: [
    { id: 5, name: 'Barranco' },
    { id: 6, name: 'Miraflores' },
  ],
  passengers: [
    { name: 'Zoe Sáenz', email: 'zoe@example.org', phone: '+51987654321', passengerAddress: 'Av. Grau 123' },
  ],
  addresses: [{ address: 'Av. Grau 123', countyId: 5, county: 'Barranco' }],
  ...over,
});

export const aStaffOrder = (over: Partial<StaffOrder> = {}): StaffOrder => ({
  id: '0f8b0a4e-6a5c-4c58-9d7e-0a3a4d1c2b3e',
  number: '7KQ2M9XA',
  state: 'paid',
  paymentCode: 'webpay',
  total: { minor: 9100, currency: 'PEN' },
  placedAt: '2027-02-01T15:00:00Z',
  paidAt: '2027-02-01T15:05:00Z',
  seats: 'sold',
  heldUntil: '2027-02-01T15:15:00Z',
  flags: [],
  customerId: 9,
  buyer: { name: 'Lucía Quispe', email: 'lucia@example.org', phone: '+51911222333' },
  event: 'gala',
  eventName: 'Gala de Ópera',
  country: 'PE',
  place: 'Estadio Nacional',
  startsAt: '2027-03-07T01:00:00Z',
  timeZone: 'America/Lima',
  tickets: [aStaffTicket(), aStaffTicket({ number: 2, refunded: true })],
  attempts: [
    {
      provider: 'webpay',
      reference: '7KQ2M9XA',
      amount: { minor: 9100, currency: 'PEN' },
      state: 'paid',
      createdAt: '2027-02-01T15:00:00Z',
      settledAt: '2027-02-01T15:05:00Z',
    },
  ],
  refunds: [
    {
      amount: { minor: 4550, currency: 'PEN' },
      state: 'done',
      reason: 'asked_for',
      by: 'staff:rosa@idavuelta.example',
      requestedAt: '2027-02-02T15:00:00Z',
      settledAt: '2027-02-02T15:01:00Z',
    },
  ],
  refundable: { minor: 4550, currency: 'PEN' },
  ...over,
});

export const aFoundOrder = (over: Partial<FoundOrder> = {}): FoundOrder => ({
  orderId: '0f8b0a4e-6a5c-4c58-9d7e-0a3a4d1c2b3e',
  number: '7KQ2M9XA',
  state: 'paid',
  paymentCode: 'webpay',
  total: { minor: 9100, currency: 'PEN' },
  customer: 'lucia@example.org',
  buyer: 'Lucía Quispe',
  event: 'gala',
  eventName: 'Gala de Ópera',
  startsAt: '2027-03-07T01:00:00Z',
  timeZone: 'America/Lima',
  tickets: 2,
  placedAt: '2027-02-01T15:00:00Z',
  flags: [],
  ...over,
});
