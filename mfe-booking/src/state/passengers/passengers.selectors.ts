import { createSelector } from 'reselect';
import { selectAddressesForm } from '../addresses/addresses.selectors.ts';
import type { RootState } from '../reducer.ts';
import { selectTickets } from '../tickets/tickets.selectors.ts';
import type { PassengerInput, PassengersForm } from './passengers.types.ts';

const selectPassengers = (state: RootState) => state['mfe-booking'].passengers;

/** Whether the step has not been on screen yet. */
export const selectPassengersAreUntouched = (state: RootState) => Object.keys(selectPassengers(state)).length === 0;

/** The pick-up addresses of each ticket, by ticket id. */
export const selectPickUps = createSelector([selectAddressesForm], ({ tickets }) =>
  Object.fromEntries(tickets.map(({ id, addresses }) => [id, addresses.flatMap(({ address }) => address ?? [])])),
);

/** Values of the step's form: for every ticket the passengers typed so far, or an empty one to begin with. */
export const selectPassengersForm = createSelector(
  [selectTickets, selectPickUps, selectPassengers, (state: RootState) => state['mfe-booking'].spaces],
  (tickets, pickUps, typed, spaces): PassengersForm => ({
    tickets: tickets.map(({ id, variant }) => {
      const passengers = typed[id]?.length ? typed[id].slice(0, variant.capacity) : [{}];
      return {
        id,
        passengers: passengers.map((passenger) => atKnownAddress(passenger, pickUps[id] ?? [])),
        ...(spaces[id] && { spaces: spaces[id] }),
      };
    }),
  }),
);

/** The pick-up addresses of all tickets, each once, in one line. */
export const selectPickUpsLine = createSelector([selectPickUps], (pickUps) =>
  [...new Set(Object.values(pickUps).flat())].join(' · '),
);

/** The names of all passengers in one line. */
export const selectPassengersLine = createSelector([selectPassengersForm], ({ tickets }) =>
  tickets.flatMap(({ passengers }) => passengers.flatMap(({ name }) => name ?? [])).join(', '),
);

/** Clears a pick-up address that no longer exists; a single address is preselected. */
function atKnownAddress(passenger: PassengerInput, pickUps: string[]): PassengerInput {
  const known = pickUps.find((address) => address === passenger.passengerAddress);
  return { ...passenger, passengerAddress: known ?? (pickUps.length === 1 ? pickUps[0] : undefined) };
}
