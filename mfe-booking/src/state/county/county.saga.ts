import { storedCounty } from '@idavuelta/shared/pick-ups';
import { call, put, takeEvery } from '@idavuelta/shared/platform';
import { wizardOpened } from '../wizard/wizard.events.ts';
import { countyRead } from './county.slice.ts';

function* readStoredCounty() {
  yield* put(countyRead(yield* call(storedCounty.read)));
}

/** The page may have stored the county before this module was mounted. */
export function* countySaga() {
  yield* takeEvery(wizardOpened, readStoredCounty);
}
