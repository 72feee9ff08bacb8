import { call, callApi, put, takeLeading, toApiError } from '@idavuelta/shared/platform';
import { accountVerified, verificationFailed, verificationStarted } from './verification.slice.ts';

const verifyAccount = (token: string) => callApi({ url: '/verify-account', params: { token } });

function* verify({ payload: { token } }: ReturnType<typeof verificationStarted>) {
  try {
    yield* call(verifyAccount, token);
    yield* put(accountVerified({ token }));
  } catch (error) {
    yield* put(verificationFailed({ token, reason: toApiError(error).code }));
  }
}

export function* verificationSaga() {
  // takeLeading: the link works once, so a second call would be shown as a failure. For the same reason this is not a
  // query, which would be fetched again after a logout.
  yield* takeLeading(verificationStarted, verify);
}
