import { notified } from '@idavuelta/shared/contracts';
import { call, callApi, put, takeLeading, toApiError } from '@idavuelta/shared/platform';
import type { NewPassword } from '../pages/recovery-account/recovery.schema.ts';
import { passwordReset, passwordsEntered, resetRefused, resetStarted } from './recovery.slice.ts';

// the spec has one message for a mismatch and for a failure
const mustMatch = notified({ kind: 'error', key: 'account:recovery.must_match', as: 'snackbar' });

const sendPasswords = (token: string, passwords: NewPassword) =>
  callApi({ method: 'POST', url: '/reset-password', params: { token }, data: passwords });

function* resetPassword({ payload: { token, ...passwords } }: ReturnType<typeof passwordsEntered>) {
  if (passwords.password1 !== passwords.password2) {
    yield* put(mustMatch);
    return;
  }
  yield* put(resetStarted({ token }));
  try {
    yield* call(sendPasswords, token, passwords);
    yield* put(passwordReset({ token }));
  } catch (error) {
    yield* put(resetRefused({ token, reason: toApiError(error).code }));
    yield* put(mustMatch);
  }
}

export function* recoverySaga() {
  // takeLeading: the link works once; a second press while the first is under way would be refused
  yield* takeLeading(passwordsEntered, resetPassword);
}
