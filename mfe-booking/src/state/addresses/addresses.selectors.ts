import { createSelector } from 'reselect';
import type { RootState } from '../reducer.ts';
import { selectTickets, type Ticket } from '../tickets/tickets.selectors.ts';
import type { AddressesForm, AddressInput } from './addresses.types.ts';

const selectAddresses = (state: RootState) => state['mfe-booking'].addresses;

/** Values of the step's form: for every ticket the addresses typed so far, or an empty one to begin with. */
export const selectAddressesForm = createSelector(
  [selectTickets, selectAddresses],
  (tickets, typed): AddressesForm => ({
    tickets: tickets.map((ticket) => ({ id: ticket.id, addresses: addressesOf(ticket, typed[ticket.id]) })),
  }),
);

function addressesOf({ variant: { approach, stops } }: Ticket, typed: AddressInput[] = []): AddressInput[] {
  if (!approach) return typed.length ? typed.slice(0, stops) : [{}];
  const { counties, address } = approach;
  const chosen = counties.find(({ id }) => id === Number(typed[0]?.commune_id)) ?? onlyOne(counties);
  return [{ address, commune_id: chosen?.id }];
}

const onlyOne = <T>(list: T[]) => (list.length === 1 ? list[0] : undefined);
