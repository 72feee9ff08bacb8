import { message } from '@idavuelta/shared/forms';
import * as yup from 'yup';

const password = () =>
  yup
    .string()
    .required(message('password_is_required'))
    .test('length', message('password_must_be_characters'), (value) => !value || value.length >= 5);

/** Whether both are equal is checked by the page: the spec wants a snackbar for it, not an error beside a field. */
export const recoverySchema = yup.object({ password1: password(), password2: password() });

export type NewPassword = yup.InferType<typeof recoverySchema>;
