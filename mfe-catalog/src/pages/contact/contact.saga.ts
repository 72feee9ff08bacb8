import { type ContractState, selectCountry } from '@idavuelta/shared/contracts';
import { call, callApi, put, race, select, take, takeLeading, toApiError } from '@idavuelta/shared/platform';
import type { ContactMessage } from './contact.schema.ts';
import { contactEntered, contactOpened, contactRefused, contactSent } from './contact.slice.ts';

const post = (country: string, data: ContactMessage) =>
  callApi({ method: 'POST', url: '/contact', params: { 'country-code': country }, data });

function* sendContact({ payload }: ReturnType<typeof contactEntered>) {
  try {
    const country = yield* select((state: ContractState) => selectCountry(state));
    yield* call(post, country, payload);
    yield* put(contactSent());
  } catch (error) {
    const { code, errors = [] } = toApiError(error);
    const names = new Set(errors.map(({ field }) => field));
    const refused = Object.fromEntries(Object.entries(payload).filter(([name]) => names.has(name)));
    yield* put(contactRefused({ reason: code, refused }));
  }
}

/** Who leaves the page and comes back finds a new form: what became of the earlier message is not said in it. */
function* sendUnlessLeft(entered: ReturnType<typeof contactEntered>) {
  yield* race([call(sendContact, entered), take(contactOpened)]);
}

export function* contactSaga() {
  // takeLeading: a second press while the message is on its way must not send it twice.
  yield* takeLeading(contactEntered, sendUnlessLeft);
}
