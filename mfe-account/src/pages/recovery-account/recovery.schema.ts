import * as yup from 'yup';
import { newPassword } from '../../state/new-password.schema.ts';

/** The page checks that both are equal: the spec wants a snackbar for it, not an error beside a field. */
export const recoverySchema = yup.object({ password1: newPassword(), password2: newPassword() });

export type NewPassword = yup.InferType<typeof recoverySchema>;
