import { message } from '@idavuelta/shared/forms';
import * as yup from 'yup';
import { newPassword } from '../../state/new-password.schema.ts';

export const passwordSchema = yup.object({
  currentPassword: yup.string().required(message('password_is_required')),
  password1: newPassword(),
  password2: newPassword().oneOf([yup.ref('password1')], message('account:password.mismatch')),
});

export type PasswordValues = yup.InferType<typeof passwordSchema>;
