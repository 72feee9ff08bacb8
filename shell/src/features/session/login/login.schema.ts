import { cleanEmail } from '@idavuelta/shared/contracts/text';
import { message } from '@idavuelta/shared/forms';
import * as yup from 'yup';

export const loginEmail = () =>
  yup
    .string()
    .transform((text: unknown) => (typeof text === 'string' ? cleanEmail(text) : text))
    .required(message('email_is_required'))
    .matches(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, { message: message('email_is_invalid'), excludeEmptyString: true });

export const accountPassword = () =>
  yup
    .string()
    .required(message('password_is_required'))
    .test('length', message('password_must_be_characters'), (password) => !password || password.length >= 5);

export const loginSchema = yup.object({ email: loginEmail(), password: accountPassword() });
