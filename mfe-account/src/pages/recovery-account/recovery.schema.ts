import { message } from '@idavuelta/shared/forms';
import * as yup from 'yup';

const password = () =>
  yup
    .string()
    .required(message('password_is_required'))
    .test('length', message('password_must_be_characters'), (value) => !value || value.length >= 5);

/** That both are equal is the saga's rule: the spec answers it with a snackbar, not beside a field. */
export const recoverySchema = yup.object({ password1: password(), password2: password() });

export type NewPassword = yup.InferType<typeof recoverySchema>;
