import { orderCreated } from '@idavuelta/shared/contracts';
import { put, takeEvery } from '@idavuelta/shared/platform';
import { platformApi } from '@idavuelta/shared/queries';

function* refreshPurchases() {
  yield* put(platformApi.util.invalidateTags(['Purchases']));
}

export function* purchasesSaga() {
  // takeEvery: every order adds a purchase to the list
  yield* takeEvery(orderCreated.type, refreshPurchases);
}
