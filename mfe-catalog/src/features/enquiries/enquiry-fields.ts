import { type FieldMessage, message } from '@idavuelta/shared/forms';
import * as yup from 'yup';

/** Maximum lengths in the API. */
export const maxLengths = { name: 200, email: 254, phone: 40, place: 200, message: 5000 };

export const requiredText = () => yup.string().trim().required();

/** An address with a dot in its domain; yup's own rule accepts `ana@gmail`. */
export const emailAddress = (invalid: FieldMessage = message('email_is_invalid')) =>
  requiredText().matches(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, { message: invalid, excludeEmptyString: true });
