import type { ModuleState } from '@idavuelta/shared/contracts';
import { supervised } from '@idavuelta/shared/platform';
import { checkoutSaga } from './checkout/checkout.saga.ts';
import { draftSaga, forgottenDraftsSaga } from './draft/draft.saga.ts';
import { settledOrderSaga } from './draft/settled-order.saga.ts';
import { couponSaga } from './payment/coupon.saga.ts';
import { reducer } from './reducer.ts';

export default {
  reducer,
  saga: supervised(forgottenDraftsSaga, draftSaga, settledOrderSaga, couponSaga, checkoutSaga),
} satisfies ModuleState;
