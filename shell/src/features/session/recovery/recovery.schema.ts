import * as yup from 'yup';
import { loginEmail } from '../login/login.schema.ts';

export const recoverySchema = yup.object({ email: loginEmail() });
