import * as yup from 'yup';
import { isEmailAddress } from '../contracts/rules/index.ts';
import { cleanEmail } from '../contracts/text/index.ts';
import { message } from './messages.ts';

/**
 * An e-mail address by the API's rule, cast as the API stores it: trimmed, lower case. An empty one is valid unless
 * `required` is added.
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
