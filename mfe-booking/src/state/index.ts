import type { ModuleState } from '@idavuelta/shared/contracts';
import { all, spawn } from '@idavuelta/shared/platform';
import { checkoutSaga } from './checkout/checkout.saga.ts';
import { draftSaga } from './draft/draft.saga.ts';
import { couponSaga } from './payment/coupon.saga.ts';
import { reducer } from './reducer.ts';

function* saga() {
  // spawned: one saga that breaks leaves the others running
  yield* all([spawn(draftSaga), spawn(couponSaga), spawn(checkoutSaga)]);
}

export default { reducer, saga } satisfies ModuleState;
