import type { ModuleState } from '@idavuelta/shared/contracts';
import { all, combineReducers } from '@idavuelta/shared/platform';
import { purchasesSaga } from './purchases.saga.ts';
import { recoverySaga } from './recovery.saga.ts';
import { recoverySlice } from './recovery.slice.ts';
import { verificationSaga } from './verification.saga.ts';
import { verificationSlice } from './verification.slice.ts';

const reducer = combineReducers({
  verification: verificationSlice.reducer,
  recovery: recoverySlice.reducer,
});

function* saga() {
  yield* all([purchasesSaga(), recoverySaga(), verificationSaga()]);
}

export default { reducer, saga } satisfies ModuleState;
