import { message } from '@idavuelta/shared/forms';
import * as yup from 'yup';

/** A new password. The API also rejects passwords that are too common. */
export const newPassword = () =>
  yup
    .string()
    .required(message('password_is_required'))
    .test('length', message('password_must_be_characters'), (value) => !value || value.length >= 5);
