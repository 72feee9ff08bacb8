import type { Registered, SignUp } from '@idavuelta/shared/contracts';
import { type FieldMessage, message } from '@idavuelta/shared/forms';
import type { ApiClient } from '@idavuelta/shared/host';
import { toApiError } from '@idavuelta/shared/platform';
import { FORM_ERROR } from 'final-form';
import { loginKey } from './login-key.ts';

/** Messages of the form for the API's field errors. */
const reasons: Record<string, FieldMessage> = {
  'plainPassword common': message('session:sign_up.password_common'),
  'birthday future': message('session:sign_up.birthday_in_future'),
};

/**
 * Creates the account, and stores the key that logs this browser in once the e-mail address is verified.
 * @returns the errors by field, and the code under `FORM_ERROR`; undefined once the account is created
 */
export async function signUp(callApi: ApiClient, data: SignUp): Promise<Record<string, unknown> | undefined> {
  try {
    const registered = await callApi<Registered>({ method: 'POST', url: '/register', data });
    if (registered.loginKey) loginKey.store(registered.loginKey);
    return undefined;
  } catch (error) {
    const { code, errors = [] } = toApiError(error);
    if (code === 'EMAIL_TAKEN') return { email: message('errors.EMAIL_TAKEN'), [FORM_ERROR]: code };
    const byField = errors.map(({ field, reason }) => [
      field,
      reasons[`${field} ${reason}`] ?? message('field_invalid'),
    ]);
    return { ...Object.fromEntries(byField), [FORM_ERROR]: code };
  }
}
