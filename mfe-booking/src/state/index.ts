import type { ModuleState } from '@idavuelta/shared/contracts';
import { supervised } from '@idavuelta/shared/platform';
import { checkoutSaga } from './checkout/checkout.saga.ts';
import { countySaga } from './county/county.saga.ts';
import { draftSaga, forgottenDraftsSaga } from './draft/draft.saga.ts';
import { otherTabsSaga } from './draft/other-tabs.saga.ts';
import { savingSaga } from './draft/saving.saga.ts';
import { settledOrderSaga } from './draft/settled-order.saga.ts';
import { couponSaga } from './payment/coupon.saga.ts';
import { reducer } from './reducer.ts';
import { queueOnDemandSaga } from './waiting-room/queue-on-demand.saga.ts';

export default {
  reducer,
  saga: supervised(
    savingSaga,
    forgottenDraftsSaga,
    draftSaga,
    otherTabsSaga,
    settledOrderSaga,
    couponSaga,
    countySaga,
    checkoutSaga,
    queueOnDemandSaga,
  ),
} satisfies ModuleState;
