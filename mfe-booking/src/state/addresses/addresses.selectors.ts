import type { County } from '@idavuelta/shared/contracts';
import { createSelector } from 'reselect';
import type { RootState } from '../reducer.ts';
import { selectCountyInProvince, selectTickets, type Ticket } from '../tickets/tickets.selectors.ts';
import type { AddressesForm, AddressInput } from './addresses.types.ts';

const selectAddresses = (state: RootState) => state['mfe-booking'].addresses;

/** Whether the step has not been on screen yet. */
export const selectAddressesAreUntouched = (state: RootState) => Object.keys(selectAddresses(state)).length === 0;

/**
 * Values of the step's form: for every ticket the addresses typed so far, or one to begin with, in the county that the
 * visitor asked for.
 */
export const selectAddressesForm = createSelector(
  [selectTickets, selectAddresses, selectCountyInProvince],
  (tickets, typed, county): AddressesForm => ({
    tickets: tickets.map((ticket) => ({ id: ticket.id, addresses: addressesOf(ticket, typed[ticket.id], county) })),
  }),
);

function addressesOf(
  { variant: { approach, stops } }: Ticket,
  typed: AddressInput[] = [],
  county: County | undefined,
): AddressInput[] {
  const begun = typed.some(({ address, commune_id }) => address || commune_id);
  if (!approach) return begun ? typed.slice(0, stops) : [county ? { commune_id: county.id } : {}];
  const { counties, address } = approach;
  const chosen = counties.find(({ id }) => id === Number(typed[0]?.commune_id)) ?? onlyOne(counties);
  return [{ address, commune_id: chosen?.id }];
}

const onlyOne = <T>(list: T[]) => (list.length === 1 ? list[0] : undefined);
