import type { SignUp } from '@idavuelta/shared/contracts';
import { type FieldMessage, message } from '@idavuelta/shared/forms';
import type { ApiClient } from '@idavuelta/shared/host';
import { toApiError } from '@idavuelta/shared/platform';
import { FORM_ERROR } from 'final-form';

/** What the API says of a field, in our words. */
const reasons: Record<string, FieldMessage> = {
  'plainPassword common': message('session:sign_up.password_common'),
  'birthday future': message('session:sign_up.birthday_in_future'),
};

/** @returns what was refused, by field, and the code under `FORM_ERROR`; undefined once the account is added */
export async function signUp(callApi: ApiClient, data: SignUp): Promise<Record<string, unknown> | undefined> {
  try {
    await callApi({ method: 'POST', url: '/register', data });
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
