import { aGuestList, aPicture } from '@idavuelta/api/testing/event-requests.ts';
import type { County, Credentials, EventRequest, EventRequestInput } from '@idavuelta/shared/contracts';
import { type Customer, logInByApi, newCustomer } from '../test-site/customer.ts';
import { staff } from '../test-site/staff.ts';

/** An account with data in every tab, and the ids that open its pages. */
export interface FilledAccount {
  owner: Credentials;
  paid: string;
  transfer: string;
  saved: number;
  approved: number;
}

async function counties(customer: Customer) {
  const all = await customer.call<County[]>('GET', '/counties?country-code=PE');
  return (name: string) => all.find((county) => county.name === name)?.id ?? 0;
}

/** Submits a request for a private event; without guests it is only saved. */
async function request(customer: Customer, changes: Partial<EventRequestInput>, guests: Guest[]) {
  const countyOf = await counties(customer);
  const { id } = await customer.call<EventRequest>('POST', '/shop-api/request-events', {
    saved: guests.length === 0,
    name: 'Matrimonio de Rosa y Luis',
    location: 'Hacienda Los Ficus',
    address: 'Km 40 de la Panamericana Sur',
    countyId: countyOf('Lurín'),
    startDate: '2031-03-06T20:00',
    endDate: '2031-03-06T03:00',
    invitation: 'Los esperamos para celebrar con nosotros.',
    additionalStops: [{ address: 'Plaza Bolognesi', countyId: countyOf('Barranco'), time: '18:30' }],
    ...changes,
  });
  if (guests.length === 0) return id;
  await customer.upload(`/shop-api/event-requests/${id}/upload-image`, 'image', await aPicture(), 'boda.jpg');
  const list = await aGuestList(...guests);
  await customer.upload(`/shop-api/event-requests/${id}/upload-guests`, 'guests', list, 'invitados.xlsx');
  return id;
}

type Guest = [name: string, email: string, phone: null, seats: number];

const guests: Guest[] = [
  ['María del Carmen Fernández de Córdova', 'maria.del.carmen.fernandez@correo.example.test', null, 4],
  ['Ana Torres', 'ana@example.test', null, 1],
];

/** Adds a customer with data in every tab and every state. */
export async function fillAccount(): Promise<FilledAccount> {
  const owner = await newCustomer();
  const customer = await logInByApi(owner);
  const countyOf = await counties(customer);
  for (const [fullname, phone, email] of [
    ['Ana Torres', '987654321', 'ana@example.test'],
    ['María del Carmen Fernández de Córdova', '+56912345678', 'maria.del.carmen.fernandez@correo.example.test'],
  ])
    await customer.call('POST', '/shop-api/frequent-friends', { fullname, phone, email });
  for (const [name, county, myAddress] of [
    ['Av. Larco 345, dpto. 1202, edificio Los Robles', 'Miraflores', 1],
    ['Jr. Cusco 120', 'Barranco', 0],
  ] as const)
    await customer.call('POST', '/shop-api/frequent-addresses', { name, countyId: countyOf(county), myAddress });

  const { orderId: paid } = await customer.order('rock-bajo-la-garua', {
    paymentCode: 'mercadopago',
    discountCode: 'GRATIS100',
    tickets: 2,
  });
  const { orderId: cancelled } = await customer.order('rock-bajo-la-garua', { paymentCode: 'transferencia' });
  await customer.call('POST', `/shop-api/order/${cancelled}/cancel`);
  const { orderId: transfer } = await customer.order('rock-bajo-la-garua', { paymentCode: 'transferencia' });

  const saved = await request(customer, { name: 'Cumpleaños de Hugo' }, []);
  await request(customer, {}, guests);
  const rejected = await request(customer, { name: 'Despedida de Marta' }, guests);
  await staff('requests', 'reject', String(rejected), 'Falta', 'la', 'dirección', 'exacta', 'del', 'local.');
  const approved = await request(customer, { name: 'Aniversario de la empresa' }, guests);
  await staff('requests', 'approve', String(approved));
  const finished = await request(customer, { name: 'Bodas de plata' }, guests);
  await staff('requests', 'approve', String(finished));
  await staff('requests', 'finish', String(finished));
  const host = await logInByApi(await newCustomer());
  const invited = await request(host, { name: 'Boda de Mateo y Julia' }, [['Rosa Quispe', owner.email, null, 2]]);
  await staff('requests', 'approve', String(invited));
  return { owner, paid, transfer, saved, approved };
}
