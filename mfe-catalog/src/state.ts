import type { ModuleState } from '@idavuelta/shared/contracts';
import { all, combineReducers } from '@idavuelta/shared/platform';
import { contactSaga } from './pages/contact/contact.saga.ts';
import { contactSlice } from './pages/contact/contact.slice.ts';
import { weddingSaga } from './pages/wedding/wedding.saga.ts';
import { weddingSlice } from './pages/wedding/wedding.slice.ts';

const reducer = combineReducers({ contact: contactSlice.reducer, wedding: weddingSlice.reducer });

function* saga() {
  yield* all([contactSaga(), weddingSaga()]);
}

export default { reducer, saga } satisfies ModuleState;
