import { orderCreated } from '@idavuelta/shared/contracts';
import { put, takeEvery } from '@idavuelta/shared/platform';
import { platformApi } from '@idavuelta/shared/queries';

function* refreshPurchases() {
  yield* put(platformApi.util.invalidateTags(['Purchases']));
}

export function* purchasesSaga() {
  // takeEvery: each order is another purchase to show
  yield* takeEvery(orderCreated.type, refreshPurchases);
}
