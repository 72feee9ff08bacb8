import { orderCreated, orderPaid } from '@idavuelta/shared/contracts';
import { put, takeEvery } from '@idavuelta/shared/platform';
import { accountApi } from './api.ts';

function* refreshPurchases() {
  yield* put(accountApi.util.invalidateTags(['Purchases']));
}

export function* purchasesSaga() {
  // takeEvery: an order adds a purchase to the list, its payment changes the state shown there
  yield* takeEvery([orderCreated.type, orderPaid.type], refreshPurchases);
}
