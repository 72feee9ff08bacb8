import type { ModuleState } from '@idavuelta/shared/contracts';
import { all, combineReducers } from '@idavuelta/shared/platform';
import { purchasesSaga } from './purchases.saga.ts';
import { verificationSaga } from './verification.saga.ts';
import { verificationSlice } from './verification.slice.ts';

const reducer = combineReducers({ verification: verificationSlice.reducer });

function* saga() {
  yield* all([purchasesSaga(), verificationSaga()]);
}

export default { reducer, saga } satisfies ModuleState;
