import type { ModuleState } from '@idavuelta/shared/contracts';
import { all, combineReducers } from '@idavuelta/shared/platform';
import { emailLinkSaga } from './email-link.saga.ts';
import { emailLinkSlice } from './email-link.slice.ts';
import { purchasesSaga } from './purchases.saga.ts';

const reducer = combineReducers({ emailLink: emailLinkSlice.reducer });

function* saga() {
  yield* all([purchasesSaga(), emailLinkSaga()]);
}

export default { reducer, saga } satisfies ModuleState;
