import * as yup from 'yup';
import { isEmailAddress } from '../contracts/rules/index.ts';
import { cleanEmail } from '../contracts/text/index.ts';
import { message } from './messages.ts';

/**
 * Validates an e-mail address like the API, and casts it to the form that the API stores: trimmed, lower case. An empty
 * text is valid; add `required` to reject it.
 */
export const emailAddress = () =>
  yup
    .string()
    .transform((text: unknown) => (typeof text === 'string' ? cleanEmail(text) : text))
    .lowercase()
    .test({
      name: 'email',
      message: message('email_is_invalid'),
      test: (text) => !text || isEmailAddress(text),
    });
