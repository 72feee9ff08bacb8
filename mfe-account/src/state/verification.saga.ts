import { call, callApi, put, takeLeading, toApiError } from '@idavuelta/shared/platform';
import { accountVerified, verificationAsked, verificationFailed } from './verification.slice.ts';

const verifyAccount = (token: string) => callApi({ url: '/verify-account', params: { token } });

function* verify({ payload: { token } }: ReturnType<typeof verificationAsked>) {
  try {
    yield* call(verifyAccount, token);
    yield* put(accountVerified({ token }));
  } catch (error) {
    yield* put(verificationFailed({ token, reason: toApiError(error).code }));
  }
}

export function* verificationSaga() {
  // takeLeading, and no query that a logout would ask again: the link works once, a second call would read as a failure
  yield* takeLeading(verificationAsked, verify);
}
