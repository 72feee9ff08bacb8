import type { ContractState } from '@idavuelta/shared/contracts';
import { all, combineReducers, spawn } from '@idavuelta/shared/platform';
import { addressesSlice } from './addresses/addresses.slice.ts';
import { checkoutSaga } from './checkout/checkout.saga.ts';
import { checkoutSlice } from './checkout/checkout.slice.ts';
import { draftSaga } from './draft/draft.saga.ts';
import { passengersSlice } from './passengers/passengers.slice.ts';
import { couponSaga } from './payment/coupon.saga.ts';
import { paymentSlice } from './payment/payment.slice.ts';
import type { CatalogueState } from './tickets/tickets.api.ts';
import { ticketsSlice } from './tickets/tickets.slice.ts';
import { wizardSlice } from './wizard/wizard.slice.ts';

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
