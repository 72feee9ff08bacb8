import { accountVerified, type ContractState, notified, selectSession } from '@idavuelta/shared/contracts';
import { call, put, select, takeLeading, toApiError } from '@idavuelta/shared/platform';
import { deleteCustomerData } from '@idavuelta/shared/storage';
import { logInAfterSignUp, login } from './session.api.ts';
import { loginFailed, loginSubmitted } from './session.slice.ts';
import { loginKey } from './sign-up/login-key.ts';
import { startSession } from './start-session.ts';

/** Starts the session and shows a notice. */
function* startSessionWithNotice(token: string) {
  deleteCustomerData(); // data of another customer, whose session did not end properly
  const isStored = yield* startSession(token);
  yield* put(notified({ kind: 'success', key: isStored ? 'shell:login_success' : 'shell:login_not_kept' }));
}

function* logIn({ payload }: ReturnType<typeof loginSubmitted>) {
  try {
    const { token } = yield* call(login, payload);
    yield* startSessionWithNotice(token);
  } catch (error) {
    const { code } = toApiError(error);
    yield* put(loginFailed(code));
    // the form shows this error itself, with a way to resend the link
    if (code === 'ACCOUNT_NOT_VERIFIED') return;
    const isWrongInput = code === 'BAD_CREDENTIALS' || code === 'VALIDATION_FAILED';
    yield* put(notified({ kind: 'error', key: isWrongInput ? 'shell:login_error' : `common:errors.${code}` }));
  }
}

/** Only the browser that signed up has a login key. Without one, or when it fails, the page offers the login. */
function* logInWhoSignedUp() {
  const key = loginKey.take();
  const { status } = yield* select((state: ContractState) => selectSession(state));
  if (!key || status === 'authenticated') return;
  try {
    const { token } = yield* call(logInAfterSignUp, { key });
    yield* startSessionWithNotice(token);
  } catch (error) {
    console.warn('the sign-up opened no session', toApiError(error).code);
  }
}

export function* watchLogin() {
  // takeLeading: a second press of "log in" while the first request is pending sends nothing.
  yield* takeLeading(loginSubmitted, logIn);
}

export function* watchVerification() {
  yield* takeLeading(accountVerified.match as (action: { type: string }) => boolean, logInWhoSignedUp);
}
