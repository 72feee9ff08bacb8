import type { ListedTicket } from '../api/orders.ts';
import { emptyEntry, openTicket, sealTicket } from './ticket-list.ts';

const ticket: ListedTicket = {
  customer: { name: 'Rosa Quispe', email: '' },
  ticketQuantity: 2,
  passengers: ['Rosa Quispe', 'Íñigo Núñez'],
  checked: { outbound: { at: '2027-03-05T23:40:00.000Z', by: 'Van 2' } },
};

it('[QRC-12] an entry is opened by the signature of its own code and by no other', async () => {
  const entries = Object.fromEntries([await sealTicket('key.one', ticket), emptyEntry()]);
  expect(await openTicket('key.one', entries)).toEqual(ticket);
  expect(await openTicket('key.two', entries)).toBeUndefined();
  expect(JSON.stringify(entries)).not.toContain('Rosa');
});

it('[QRC-12] an entry does not tell how many travel, and an empty one looks like it', async () => {
  const [, one] = await sealTicket('key.one', { ...ticket, passengers: [] });
  const [, two] = await sealTicket('key.two', ticket);
  expect(one).toHaveLength(two.length);
  const [name, empty] = emptyEntry();
  expect(empty).toHaveLength(two.length);
  expect(name).toHaveLength((await sealTicket('key.one', ticket))[0].length);
});

it('[QRC-12] a damaged entry is an error, not a ticket', async () => {
  const [name, sealed] = await sealTicket('key.one', ticket);
  const damaged = `${sealed.slice(0, -4)}AAAA`;
  await expect(openTicket('key.one', { [name]: damaged })).rejects.toThrow();
});
