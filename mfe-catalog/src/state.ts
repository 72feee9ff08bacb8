import type { ModuleState } from '@idavuelta/shared/contracts';
import { all, combineReducers } from '@idavuelta/shared/platform';
import { contactSaga } from './features/contact/contact.saga.ts';
import { contactSlice } from './features/contact/contact.slice.ts';
import { weddingSaga } from './features/wedding/wedding.saga.ts';
import { weddingSlice } from './features/wedding/wedding.slice.ts';

const reducer = combineReducers({ contact: contactSlice.reducer, wedding: weddingSlice.reducer });

function* saga() {
  yield* all([contactSaga(), weddingSaga()]);
}

export default { reducer, saga } satisfies ModuleState;
