import type { ContractState } from '@idavuelta/shared/contracts';
import { combineReducers } from '@idavuelta/shared/platform';
import { addressesSlice } from './addresses/addresses.slice.ts';
import { checkoutReducer } from './checkout/checkout.reducer.ts';
import { countySlice } from './county/county.slice.ts';
import { savedSlice } from './draft/saved.slice.ts';
import { passengersSlice } from './passengers/passengers.slice.ts';
import { paymentSlice } from './payment/payment.slice.ts';
import type { CatalogueState } from './payment/payment-methods.api.ts';
import { spacesSlice } from './spaces/spaces.slice.ts';
import { ticketsSlice } from './tickets/tickets.slice.ts';
import { waitingRoomSlice } from './waiting-room/waiting-room.slice.ts';
import { wizardSlice } from './wizard/wizard.slice.ts';

export const reducer = combineReducers({
  wizard: wizardSlice.reducer,
  county: countySlice.reducer,
  tickets: ticketsSlice.reducer,
  addresses: addressesSlice.reducer,
  passengers: passengersSlice.reducer,
  spaces: spacesSlice.reducer,
  payment: paymentSlice.reducer,
  checkout: checkoutReducer,
  saved: savedSlice.reducer,
  waitingRoom: waitingRoomSlice.reducer,
});

/** The state that this module's selectors read. Slices must not import it: it is built from them. */
export type RootState = ContractState & CatalogueState & { 'mfe-booking': ReturnType<typeof reducer> };
