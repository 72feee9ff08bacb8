import type { ModuleState } from '@idavuelta/shared/contracts';
import { combineReducers, supervised } from '@idavuelta/shared/platform';
import { emailLinkSaga } from './email-link.saga.ts';
import { emailLinkSlice } from './email-link.slice.ts';
import { purchasesSaga } from './purchases.saga.ts';
import { requestDraftsSaga } from './request-drafts.saga.ts';

const reducer = combineReducers({ emailLink: emailLinkSlice.reducer });

export default { reducer, saga: supervised(purchasesSaga, emailLinkSaga, requestDraftsSaga) } satisfies ModuleState;
