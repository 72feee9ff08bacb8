import type { ContractState } from '@idavuelta/shared/contracts';
import { all, combineReducers, spawn } from '@idavuelta/shared/platform';
import { addressesSlice } from './features/addresses/addresses.slice.ts';
import { checkoutSaga } from './features/checkout/checkout.saga.ts';
import { checkoutSlice } from './features/checkout/checkout.slice.ts';
import { draftSaga } from './features/draft/draft.saga.ts';
import { passengersSlice } from './features/passengers/passengers.slice.ts';
import { couponSaga } from './features/payment/coupon.saga.ts';
import { paymentSlice } from './features/payment/payment.slice.ts';
import type { CatalogueState } from './features/tickets/tickets.api.ts';
import { ticketsSlice } from './features/tickets/tickets.slice.ts';
import { wizardSlice } from './features/wizard/wizard.slice.ts';

const reducer = combineReducers({
  wizard: wizardSlice.reducer,
  tickets: ticketsSlice.reducer,
  addresses: addressesSlice.reducer,
  passengers: passengersSlice.reducer,
  payment: paymentSlice.reducer,
  checkout: checkoutSlice.reducer,
});

function* saga() {
  // spawned: one process that breaks leaves the others running
  yield* all([spawn(draftSaga), spawn(couponSaga), spawn(checkoutSaga)]);
}

export type BookingState = ReturnType<typeof reducer>;
export type RootState = ContractState & CatalogueState & { 'mfe-booking': BookingState };

export default { reducer, saga };
