import { type ContractState, selectCountry } from '@idavuelta/shared/contracts';
import { call, callApi, put, race, select, take, takeLeading, toApiError } from '@idavuelta/shared/platform';
import type { WeddingEnquiry } from './wedding.schema.ts';
import { weddingEntered, weddingOpened, weddingSent } from './wedding.slice.ts';

const post = (country: string, data: WeddingEnquiry) =>
  callApi({ method: 'POST', url: '/marriage', params: { 'country-code': country }, data });

function* sendEnquiry({ payload }: ReturnType<typeof weddingEntered>) {
  try {
    const country = yield* select((state: ContractState) => selectCountry(state));
    yield* call(post, country, payload);
  } catch (error) {
    console.warn('a wedding enquiry did not reach the office', toApiError(error).code);
  }
  yield* put(weddingSent());
}

/** Who leaves the page and comes back finds a new form, whatever became of the earlier enquiry. */
function* sendUnlessLeft(entered: ReturnType<typeof weddingEntered>) {
  yield* race([call(sendEnquiry, entered), take(weddingOpened)]);
}

export function* weddingSaga() {
  // takeLeading: a second press while the enquiry is on its way must not send it twice.
  yield* takeLeading(weddingEntered, sendUnlessLeft);
}
