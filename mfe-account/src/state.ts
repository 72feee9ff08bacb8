import type { ModuleState } from '@idavuelta/shared/contracts';
import { all, combineReducers } from '@idavuelta/shared/platform';
import { purchasesSaga } from './features/purchases/purchases.saga.ts';
import { recoverySaga } from './features/recovery-account/recovery.saga.ts';
import { recoverySlice } from './features/recovery-account/recovery.slice.ts';
import { verificationSaga } from './features/verify-account/verification.saga.ts';
import { verificationSlice } from './features/verify-account/verification.slice.ts';

const reducer = combineReducers({
  verification: verificationSlice.reducer,
  recovery: recoverySlice.reducer,
});

function* saga() {
  yield* all([purchasesSaga(), recoverySaga(), verificationSaga()]);
}

export default { reducer, saga } satisfies ModuleState;
